### О чём говорит сценарий и где он не сходится.

bad-scenario = «{ $where }»: «{ $value }» неизвестно или не подходит
scenario-open = вопрос ещё открыт, утверждать больше нечего
scenario-refused = ход отклонён: { $why }
scenario-allowed = ход должен быть отклонён, но разрешён
scenario-other-reason = отклонён по другой причине: { $why } (ожидалось: { $expected })
scenario-differs = «{ $where }»: получено { $found }, ожидалось { $expected }
scenario-unanswered = нет ответа на вопрос «{ $prompt }»; можно: { $options }
    .options = comma
