"""Numbers, units and times of day are written as the language in force writes them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from app.settings import Settings
from tests.ui.programs import program
from ui.numerals import ENGLISH, FIXED, NARROW, NUMERALS
from ui.pages.settings_groups import general
from ui.pages.settings_rows import DecimalBox, Number, SettingGroup
from ui.presenters import axes, figures, find
from ui.presenters.settings import LANGUAGES
from ui.words import listed, plural, speak

translations = program("translations")
MORNING = datetime(2026, 11, 28, 9, 5, 7, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    yield
    speak(str)
    QLocale.setDefault(before)


def use(language: str) -> None:
    """Write numbers as `language` does, in our texts and in Qt's fields."""
    speak(str, str, NUMERALS[language])
    QLocale.setDefault(QLocale(language))


def test_every_language_has_its_numerals() -> None:
    assert set(NUMERALS) == set(LANGUAGES)


@pytest.mark.parametrize("language", NUMERALS)
def test_the_marks_are_those_that_qt_knows(language: str) -> None:
    ours, qts = NUMERALS[language], QLocale(language)
    for number in (7, 999, 1234, 12_345, 1_234_567):
        assert ours.marked(f"{number:,}") == qts.toString(number)
    for value in (0.25, 1234.5, 12_345.5):
        digits = len(str(value).partition(".")[2])
        assert ours.marked(f"{value:,}") == qts.toString(value, "f", digits)


@pytest.mark.parametrize("language", [name for name in NUMERALS if name != "en"])
def test_hours_have_as_many_digits_as_qt_writes(language: str) -> None:
    pattern = QLocale(language).timeFormat(QLocale.FormatType.ShortFormat)
    assert NUMERALS[language].padded == pattern.startswith("HH")


@pytest.mark.parametrize(
    ("language", "size", "share", "time", "pace"),
    [
        ("en", "5.87 GB", "78 %", "1 min 14 s", "48.2 MB/s"),
        ("de", "5,87_GB", "78_%", "1_min_14_s", "48,2_MB/s"),
        ("es", "5,87_GB", "78_%", "1_min_14_s", "48,2_MB/s"),
        ("fr", "5,87_Go", f"78{NARROW}%", "1_min_14_s", "48,2_Mo/s"),
        ("ja", "5.87_GB", "78%", "1_分_14_秒", "48.2_MB/s"),
        ("zh_CN", "5.87_GB", "78%", "1分14秒", "48.2_MB/s"),
    ],
)
def test_a_number_keeps_to_its_unit(
    language: str, size: str, share: str, time: str, pace: str
) -> None:
    use(language)
    said = (
        figures.file_size(5_870_000_000),
        figures.percent(0.78),
        figures.duration(74),
        figures.rate(48_200_000),
    )
    assert said == tuple(text.replace("_", FIXED) for text in (size, share, time, pace))


@pytest.mark.parametrize(
    ("english", "german", "french"),
    [
        ("8,192", "8.192", f"8{NARROW}192"),
        ("1680", "1680", "1680"),
        ("41.5 tokens/s", "41,5_Token/s", "41,5_tokens/s"),
        ("12%", "12_%", f"12{NARROW}%"),
        ("1 min 14 s", "1_min_14_s", "1_min_14_s"),
        ("1,024 MiB", "1.024_MiB", f"1{NARROW}024_Mio"),
        ("512 bytes", "512_Bytes", "512_octets"),
        ("2.5x", "2,5x", "2,5x"),
        ("+0.32", "+0,32", "+0,32"),
    ],
)
def test_what_the_core_measured_is_written_so_too(english: str, german: str, french: str) -> None:
    assert NUMERALS["de"].measured(english) == german.replace("_", FIXED)
    assert NUMERALS["fr"].measured(english) == french.replace("_", FIXED)
    if "%" not in english:
        assert ENGLISH.measured(english) == english


def test_the_time_of_day_has_the_digits_of_the_language() -> None:
    assert figures.clock(MORNING, seconds=True) == "09:05:07"
    use("es")
    assert figures.clock(MORNING) == "9:05"
    start = MORNING.timestamp()
    (_, first), *_ = axes.axis_words(start, start + 3600)
    assert first == f"{MORNING.astimezone().hour}:05"


def test_nothing_is_one_thing_in_french_alone() -> None:
    for language in NUMERALS:
        use(language)
        assert plural(1, "one", "many") == "one"
        assert plural(2, "one", "many") == "many"
        assert (plural(0, "one", "many") == "one") == (language == "fr")


@pytest.mark.parametrize(
    ("language", "thousands", "millions"),
    [
        ("en", "45.3k", "1.2M"),
        ("de", "45.300", "1,2_Mio."),
        ("es", "45,3_mil", "1,2_M"),
        ("fr", "45,3_k", "1,2_M"),
        ("ja", "4.5万", "120万"),
        ("zh_CN", "4.5万", "120万"),
    ],
)
def test_a_large_number_is_told_in_few_signs(language: str, thousands: str, millions: str) -> None:
    use(language)
    assert find.short_count(45_300) == thousands.replace("_", FIXED)
    assert find.short_count(1_200_000) == millions.replace("_", FIXED)


@pytest.mark.parametrize(("language", "said"), [("de", "a, b"), ("ja", "a、b"), ("zh_CN", "a，b")])  # noqa: RUF001
def test_what_is_listed_has_the_comma_of_the_language(language: str, said: str) -> None:
    use(language)
    assert listed(("a", "", "b")) == said


@pytest.mark.parametrize(
    ("measured", "parts"),
    [
        ("0.31 s", ("0.31", "s")),
        ("78 %", ("78", "%")),
        ("1 min 14 s", ("1 min 14 s", "")),
        ("6,2\u00a0s", ("6,2", "s")),
        ("78%", ("78", "%")),
        ("2\u202f114\u00a0tokens/s", ("2\u202f114", "tokens/s")),
    ],
)
def test_a_figure_and_its_unit_can_stand_apart(measured: str, parts: tuple[str, str]) -> None:
    assert figures.parted(measured) == parts


@pytest.mark.parametrize("language", NUMERALS)
def test_a_field_takes_what_it_shows(qtbot: QtBot, language: str) -> None:
    use(language)
    group = SettingGroup("")
    qtbot.addWidget(group)
    whole = group.whole("n_threads", "", "", Number(0, 1 << 20, 1, "MiB"))
    port = group.whole("api_port", "", "", Number(0, 65_535, grouped=False))
    whole.setValue(65_536)
    port.setValue(8347)
    assert whole.text() == figures.measure(figures.count(65_536), "MiB")
    assert port.text() == "8347"
    shown = whole.text()
    whole.setValue(0)
    whole.lineEdit().setText(shown)
    whole.interpretText()
    assert whole.value() == 65_536


@pytest.mark.parametrize("language", NUMERALS)
@pytest.mark.parametrize("typed", ["0.95", "0,95"])
def test_a_point_and_a_comma_are_both_the_mark_before_decimals(
    qtbot: QtBot, language: str, typed: str
) -> None:
    use(language)
    box = DecimalBox()
    qtbot.addWidget(box)
    box.setRange(0, 100)
    box.selectAll()
    qtbot.keyClicks(box, typed)
    box.interpretText()
    assert box.value() == 0.95
    assert box.text() == figures.decimal(0.95, 2)


def test_the_sizes_of_the_text_are_shares_in_the_language(qtbot: QtBot) -> None:
    use("fr")
    group = general(Settings())
    qtbot.addWidget(group)
    assert group.controls["text_scale_pct"].button("100").text() == f"100{NARROW}%"
