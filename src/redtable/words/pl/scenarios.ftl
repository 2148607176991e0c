### Co mówi scenariusz i gdzie się nie zgadza.

bad-scenario = „{ $where }”: „{ $value }” jest nieznane albo nie pasuje
scenario-open = pytanie jest jeszcze otwarte, więc nic więcej nie można stwierdzić
scenario-refused = ruch odrzucony: { $why }
scenario-allowed = ruch powinien być odrzucony, a jest dozwolony
scenario-other-reason = odrzucony z innego powodu: { $why } (oczekiwano: { $expected })
scenario-differs = „{ $where }”: jest { $found }, oczekiwano { $expected }
scenario-unanswered = brak odpowiedzi na pytanie „{ $prompt }”; możliwe: { $options }
    .options = comma
