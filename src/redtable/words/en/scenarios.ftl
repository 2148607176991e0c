### What a scenario says, and where it does not hold.

bad-scenario = “{ $where }”: “{ $value }” is unknown or does not fit
scenario-open = a question is still open, so nothing more can be claimed
scenario-refused = the move is refused: { $why }
scenario-allowed = the move should be refused, and is allowed
scenario-other-reason = refused for another reason: { $why } (expected: { $expected })
scenario-differs = “{ $where }”: found { $found }, expected { $expected }
scenario-unanswered = no choice answers the question “{ $prompt }”; there are: { $options }
    .options = comma
