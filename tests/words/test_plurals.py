"""Counted things in the plural forms of each language, by rules written down here once more."""

from __future__ import annotations

import pytest

from redtable.words import LANGUAGES
from redtable.words.bundle import bundle_of, number

NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25)

FORMS = {
    "en": """
megacredits: M€
steel: steel
titanium: titanium
plants: plant | plants
energy: energy
heat: heat
animal: animal | animals
microbe: microbe | microbes
fighter: fighter | fighters
science: science resource | science resources
tag-building: building tag | building tags
tag-space: space tag | space tags
tag-power: power tag | power tags
tag-science: science tag | science tags
tag-jovian: Jovian tag | Jovian tags
tag-earth: Earth tag | Earth tags
tag-plant: plant tag | plant tags
tag-microbe: microbe tag | microbe tags
tag-animal: animal tag | animal tags
tag-city: city tag | city tags
tag-wild: wild tag | wild tags
tile-ocean: ocean tile | ocean tiles
tile-greenery: greenery tile | greenery tiles
tile-city: city tile | city tiles
step: step | steps
card: card | cards
point: VP
rating: TR
any: resource | resources
""",
    "ru": """
megacredits: М€
megacredits.gen: М€
steel: сталь | стали
steel.gen: стали
titanium: титан | титана
titanium.gen: титана
plants: растение | растения | растений
plants.gen: растения | растений | растений
energy: энергия | энергии
energy.gen: энергии
heat: тепло | тепла
heat.gen: тепла
animal: животное | животных | животных
animal.gen: животного | животных | животных
microbe: микроб | микроба | микробов
microbe.gen: микроба | микробов | микробов
fighter: истребитель | истребителя | истребителей
science: открытие | открытия | открытий
tag-building: метка здания | метки здания | меток зданий
tag-space: метка космоса | метки космоса | меток космоса
tag-power: метка энергии | метки энергии | меток энергии
tag-science: метка открытия | метки открытия | меток открытий
tag-jovian: метка Юпитера | метки Юпитера | меток Юпитера
tag-earth: метка Земли | метки Земли | меток Земли
tag-plant: метка растения | метки растения | меток растений
tag-microbe: метка микроба | метки микроба | меток микробов
tag-animal: метка животного | метки животного | меток животных
tag-city: метка города | метки города | меток городов
tag-wild: универсальная метка | универсальные метки | универсальных меток
tile-ocean: жетон океана | жетона океана | жетонов океана
tile-greenery: жетон озеленения | жетона озеленения | жетонов озеленения
tile-city: жетон города | жетона города | жетонов города
step: деление | деления | делений
card: карта | карты | карт
card.acc: карту | карты | карт
point: ПО
rating: РТ
any: ресурс | ресурса | ресурсов
""",
    "pl": """
megacredits: M€
steel: stal | stali
titanium: tytan | tytanu
plants: roślinność | roślinności
energy: energia | energii
heat: ciepło | ciepła
animal: zwierzę | zwierzęta | zwierząt
microbe: mikrob | mikroby | mikrobów
fighter: myśliwiec | myśliwce | myśliwców
science: zasób nauki | zasoby nauki | zasobów nauki
tag-building: symbol budowlany | symbole budowlane | symboli budowlanych
tag-space: symbol przestrzeni kosmicznej | symbole przestrzeni kosmicznej | symboli przestrzeni kosmicznej
tag-power: symbol energii | symbole energii | symboli energii
tag-science: symbol nauki | symbole nauki | symboli nauki
tag-jovian: symbol Jowisza | symbole Jowisza | symboli Jowisza
tag-earth: symbol Ziemi | symbole Ziemi | symboli Ziemi
tag-plant: symbol roślinności | symbole roślinności | symboli roślinności
tag-microbe: symbol mikrobów | symbole mikrobów | symboli mikrobów
tag-animal: symbol zwierząt | symbole zwierząt | symboli zwierząt
tag-city: symbol miasta | symbole miasta | symboli miasta
tag-wild: symbol uniwersalny | symbole uniwersalne | symboli uniwersalnych
tile-ocean: obszar oceanów | obszary oceanów | obszarów oceanów
tile-greenery: obszar zieleni | obszary zieleni | obszarów zieleni
tile-city: obszar miasta | obszary miast | obszarów miast
step: poziom | poziomy | poziomów
card: karta | karty | kart
card.acc: kartę | karty | kart
point: PZ
rating: WT
any: zasób | zasoby | zasobów
""",
}
"""What stands after the number: a form for one, for a few and for many.

Two forms: for 1, and for all other numbers, as in English, and where stuff is measured and not counted. A single form
goes with every number.
"""


def form_of(language: str, n: int) -> int:
    """Which of three forms: in Russian 21 is a one, in Polish it is many."""
    if n == 1 or (language == "ru" and n % 10 == 1 and n % 100 != 11):
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def table(language: str) -> dict[str, list[str]]:
    lines = [line.split(": ", 1) for line in FORMS[language].strip().splitlines()]
    return {key: forms.split(" | ") for key, forms in lines}


@pytest.mark.parametrize("n", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_thing_has_its_forms(language: str, n: int) -> None:
    bundle = bundle_of(language)
    for key, forms in table(language).items():
        unit, _, case = key.partition(".")
        form = forms[form_of(language, n)] if len(forms) == 3 else forms[0] if n == 1 else forms[-1]
        assert bundle.filled(bundle.entry(f"unit-{unit}", case), {"n": number(n)}) == f"{n} {form}", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_counted_thing_is_left_out(language: str) -> None:
    bundle = bundle_of(language)
    there = [(key, ("", *bundle.forms(key))) for key in bundle.keys if key.startswith("unit-")]
    units = [f"{key.removeprefix('unit-')}{'.' if form else ''}{form}" for key, forms in there for form in forms]
    assert list(table(language)) == units
