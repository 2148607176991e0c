### О чём говорит сценарий и где он не сходится.

bad-scenario = { $where }: нельзя прочитать: { $value }
scenario-open = вопрос ещё открыт, утверждать больше нечего
scenario-refused = ход отклонён: { $why }
scenario-allowed = ход должен быть отклонён, но разрешён
scenario-other-reason = отклонён по другой причине: { $why } (ожидалось: { $expected })
scenario-differs = { $where }: получено { $found }, ожидалось { $expected }
scenario-unanswered = нет ответа на { $prompt }; можно: { $options }
    .options = comma
