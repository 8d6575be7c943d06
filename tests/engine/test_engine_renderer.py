"""What a template says when it fails holds no word of the conversation."""

from __future__ import annotations

import pytest

from app.engine.renderer import render

SECRET = "Passphrase Xylophone77 zinnober"


def failed(template: str) -> str:
    variables = {"messages": [{"role": "user", "content": SECRET}], "tools": None}
    answer = render({"template": template, "variables": variables, "limit_chars": 1000})
    return answer.get("error") or answer["refused"]


@pytest.mark.parametrize(
    ("template", "stays"),
    [
        ("{{ raise_exception('Refused: ' + messages[0].content) }}", "Refused"),
        ("{{ raise_exception(messages[0].content[5:22]) }}", "TemplateError"),
        ("{{ messages[0].content.split()[1].nothing.more }}", "Undefined"),
        ("{{ {}[messages[0].content].more }}", "Undefined"),
        (
            "{{ raise_exception('Conversation roles must alternate user/assistant') }}",
            "Conversation roles must alternate user/assistant",
        ),
        ("{% for x in messages %}{{ x.content * 900 }}{% endfor %}", "it writes more than"),
    ],
)
def test_an_error_keeps_the_templates_words_and_none_of_a_person(template, stays):
    said = failed(template)
    assert stays in said
    assert not [word for word in SECRET.split() if word.lower() in said.lower()], said
    assert "hrase" not in said, "nor a part of one"
