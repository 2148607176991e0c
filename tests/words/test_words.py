"""Rendering: plurals, lists, forms, seats, numbers, and loud errors."""

from __future__ import annotations

import pytest

from redtable.kernel.message import Message, Ref, Value
from redtable.words import LANGUAGES, NoWords, UnknownLanguage, words_in
from redtable.words.bundle import Bundle
from redtable.words.words import Words

LOOKS = {
    "en": ["look at 1 card", "look at 2 cards", "look at 5 cards", "look at 21 cards"],
    "ru": ["посмотрите 1 карту", "посмотрите 2 карты", "посмотрите 5 карт", "посмотрите 21 карту"],
    "pl": ["obejrzyj 1 kartę", "obejrzyj 2 karty", "obejrzyj 5 kart", "obejrzyj 21 kart"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_chooses_the_form_of_a_counted_thing(language: str) -> None:
    words = words_in(language)
    said = [words.say(Message("do-look", {"what": Message("unit-card", {"n": n}), "keep": 1})) for n in (1, 2, 5, 21)]
    assert all(sentence.startswith(start) for sentence, start in zip(said, LOOKS[language], strict=True)), said


SENTENCES: list[tuple[Value, dict[str, str]]] = [
    (
        Message("count-production", {"n": 1, "resource": Ref("res", "plants")}),
        {"en": "production of plants", "ru": "производство растений", "pl": "produkcja roślinności"},
    ),
    (
        Message("when-tag", {"tags": (Ref("tag", "plant"), Ref("tag", "microbe"), Ref("tag", "animal"))}),
        {
            "en": "for each plant, microbe or animal tag you play, this card included",
            "ru": "за каждую метку растения, микроба или животного, которую вы разыгрываете "
            "(в том числе на этой карте)",
            "pl": "za każdy zagrany przez Ciebie symbol roślinności, mikrobów lub zwierząt (także na tej karcie)",
        },
    ),
    (
        (Ref("card", "birds"), Ref("card", "fish"), Ref("card", "ants")),
        {"en": "Birds, Fish and Ants", "ru": "Птицы, Рыба и Муравьи", "pl": "Ptaki, Ryby i Mrówki"},
    ),
    ((Ref("card", "birds"),), {"en": "Birds", "ru": "Птицы", "pl": "Ptaki"}),
    ((), {"en": "", "ru": "", "pl": ""}),
    ((1, "x", 2), {"en": "1, x and 2", "ru": "1, x и 2", "pl": "1, x i 2"}),
    (Message("value-temperature", {"n": -12}), {"en": "−12 °C", "ru": "−12 °C", "pl": "−12°C"}),
    (12345, {"en": "12,345", "ru": "12\N{NO-BREAK SPACE}345", "pl": "12\N{NO-BREAK SPACE}345"}),
    (
        Message("illegal-not-asked", {"seat": 1}),
        {
            "en": "Orange has nothing to decide now",
            "ru": "Оранжевый: сейчас решать нечего",
            "pl": "Pomarańczowy: teraz nie ma nic do rozstrzygnięcia",
        },
    ),
    (
        Message("illegal-undo-consent", {"to": 3, "free": 5, "missing": (0, 2, 4)}),
        {
            "en": "going back to answer 3 needs the consent of Blue, Green and Red; without it, back to answer 5 only",
            "ru": "чтобы вернуться к ответу 3, нужно согласие: Синий, Зелёный и Красный; без него только к ответу 5",
            "pl": "powrót do odpowiedzi 3 wymaga zgody: Niebieski, Zielony i Czerwony; bez niej tylko do odpowiedzi 5",
        },
    ),
    (
        Message("illegal-seat", {"seat": 7, "seats": 2}),
        {
            "en": "no seat 7 at this table; it has 2",
            "ru": "за этим столом нет места 7; всего мест: 2",
            "pl": "przy tym stole nie ma miejsca 7; liczba miejsc: 2",
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("value", "expected"), SENTENCES)
def test_sentences(value: Value, expected: dict[str, str], language: str) -> None:
    assert words_in(language).say(value) == expected[language]


def test_a_table_may_name_its_seats() -> None:
    words = words_in("en").with_seats(["Table top", "Window"])
    assert words.say(Message("log-passed", {"seat": 1})) == "Window passes"
    assert words.seat(0) == "Table top"
    assert words.seat(2) == "Green"
    assert words.seat(-1) == "Neutral"
    assert words_in("en").seat(1) == "Orange"


def test_what_is_not_asked_for_is_passed_over() -> None:
    args: dict[str, Value] = {"first:birds": Ref("card", "birds"), "seat": 0}
    assert words_in("en").say(Message("log-passed", args)) == "Blue passes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_words_are_an_error(language: str) -> None:
    words = words_in(language)
    with pytest.raises(NoWords, match="no-such-key"):
        words.say(Message("no-such-key"))
    with pytest.raises(NoWords, match="card-no-such-card"):
        words.say(Message("log-card-played", {"seat": 0, "card": Ref("card", "no-such-card")}))
    with pytest.raises(NoWords, match="'card'"):
        words.say(Message("log-card-played", {"seat": 0}))


def test_a_missing_form_is_an_error() -> None:
    small = Words(Bundle("en", [("a.ftl", "go = { $what }\n    .what = gen\nthing-x = x\njoin-and = a\n")]))
    with pytest.raises(NoWords, match="no form 'gen'"):
        small.say(Message("go", {"what": Ref("thing", "x")}))


@pytest.mark.parametrize(("text", "problem"), [("a = 1\na = 2\n", "twice"), ("a = { $n\n", "cannot be read")])
def test_files_with_mistakes_are_refused(text: str, problem: str) -> None:
    with pytest.raises(NoWords, match=problem):
        Bundle("en", [("a.ftl", text)])


def test_a_message_that_refers_to_a_missing_one_is_an_error() -> None:
    with pytest.raises(NoWords, match="elsewhere"):
        Words(Bundle("en", [("a.ftl", "a = { elsewhere }\n")])).say(Message("a"))


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        words_in("de")
    assert words_in("en").say(refused.value.message) == "there are no words for “de”; there are: en, ru, pl"
