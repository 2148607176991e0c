"""How options read."""

from __future__ import annotations

import pytest

from redtable.words import LANGUAGES, answer_text, words_in

ANSWERS = {
    ("play:birds", ""): ("Play Birds", "Сыграть карту «Птицы»", "Zagraj kartę „Ptaki”"),
    ("use:fish", ""): ("Use the action of Fish", "Действие карты «Рыба»", "Akcja karty „Ryby”"),
    ("sell", ""): ("Sell patents", "Продажа патентов", "Sprzedaż patentów"),
    ("sell:birds,fish", ""): ("Sell Birds and Fish", "Продать: Птицы, Рыба", "Sprzedaj: Ptaki, Ryby"),
    ("buy:", ""): ("Buy nothing", "Ничего не покупать", "Nie kupuj nic"),
    ("convert:heat", ""): (
        "Convert heat into temperature",
        "Потратить тепло на повышение температуры",
        "Zamień ciepło we wzrost Temperatury",
    ),
    ("claim:mayor", ""): (
        "Claim the milestone Mayor",
        "Заявить о достижении «Мэр»",
        "Uzyskaj Tytuł „Prezydent”",
    ),
    ("pay:steel=2,megacredits=3", ""): ("Pay 2 steel and 3 M€", "Заплатить: 2 стали и 3 М€", "Zapłać: 2 stali i 3 M€"),
    ("area:33", ""): ("Area 33", "Область 33", "Pole 33"),
    ("seat:1", ""): ("Orange", "Оранжевый", "Pomarańczowy"),
    ("seat:1:plants", ""): ("Orange: plants", "Оранжевый: растения", "Pomarańczowy: roślinność"),
    ("seat:1:plants=2", ""): ("Orange: 2 plants", "Оранжевый: 2 растения", "Pomarańczowy: 2 roślinności"),
    ("neutral", ""): ("The neutral opponent", "Нейтральный противник", "Wirtualny przeciwnik"),
    ("neutral:steel", ""): (
        "The neutral opponent: steel",
        "Нейтральный противник: сталь",
        "Wirtualny przeciwnik: stal",
    ),
    ("card:birds=1", ""): ("Birds: 1", "Птицы: 1", "Ptaki: 1"),
    ("none", ""): ("No, thank you", "Нет", "Nie"),
    ("first:mars-university:2", ""): (
        "First: Mars University",
        "Сначала: Марсианский университет",
        "Najpierw: Uniwersytet Marsjański",
    ),
    ("first:rules", ""): ("First: the rules", "Сначала: правила игры", "Najpierw: zasady gry"),
    ("branch:add", "regolith-eaters"): ("+1 microbe on this card", "+1 микроб на эту карту", "+1 mikrob na tę kartę"),
    ("branch:spend", "regolith-eaters"): (
        "2 microbes from this card → oxygen level +1 step",
        "2 микроба с этой карты → уровень кислорода +1 деление",
        "2 mikroby z tej karty → Tlen +1 poziom",
    ),
    ("branch:plants", "imported-hydrogen"): ("+3 plants", "+3 растения", "+3 roślinności"),
    ("branch:steel", "mining-rights"): ("steel", "сталь", "stal"),
}


@pytest.mark.parametrize("index", range(len(LANGUAGES)))
@pytest.mark.parametrize(("key", "source"), ANSWERS)
def test_answers(key: str, source: str, index: int) -> None:
    assert words_in(LANGUAGES[index]).say(answer_text(key, source)) == ANSWERS[key, source][index]


@pytest.mark.parametrize(("key", "source"), [("dance", ""), ("branch:dance", "birds"), ("branch:add", "no-such-card")])
def test_unknown_keys_are_an_error(key: str, source: str) -> None:
    with pytest.raises(LookupError):
        answer_text(key, source)
