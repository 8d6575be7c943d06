"""How other programs are pointed at the local API, ready to be pasted."""

from __future__ import annotations

from dataclasses import dataclass

from ui.presenters.connect import ROOM, Server
from ui.presenters.figures import count
from ui.words import tr


@dataclass(frozen=True, slots=True)
class Recipe:
    """One program: what it is called, where `code` belongs, and what to know."""

    id: str
    title: str
    where: str
    code: str
    note: str = ""


def recipes(server: Server) -> tuple[Recipe, ...]:
    """Return the recipes with the address, the key and the model of `server` in them."""
    return (*_chats(server), *_editors(server), *_agents(server), *_code(server), _any(server))


def _chats(server: Server) -> tuple[Recipe, ...]:
    return (
        Recipe(
            "open-webui",
            "Open WebUI",
            tr("Admin Panel, Settings, Connections, OpenAI API: add a connection."),
            _fields(server),
            tr(
                "In a container the computer is not 127.0.0.1: use {address}. With Docker on Linux "
                "itself, let other computers ask too (Settings, Local API)."
            ).format(address=f"http://host.docker.internal:{server.port}/v1"),
        ),
        Recipe(
            "librechat",
            "LibreChat",
            tr("Add to librechat.yaml and start it again."),
            "endpoints:\n"
            "  custom:\n"
            '    - name: "Plimsoll"\n'
            f'      apiKey: "{server.key}"\n'
            f'      baseURL: "{server.url}"\n'
            "      models:\n"
            f'        default: ["{server.model}"]\n'
            "        fetch: true\n"
            "      titleConvo: true\n"
            '      titleModel: "current_model"\n',
        ),
        Recipe(
            "anythingllm",
            "AnythingLLM, Jan",
            tr(
                "AnythingLLM: Settings, LLM, Generic OpenAI. "
                "Jan: Settings, Model Providers, add one."
            ),
            f"{_fields(server)}Context window: {server.room or 'see Plimsoll'}\n",
        ),
    )


def _editors(server: Server) -> tuple[Recipe, ...]:
    return (
        Recipe(
            "continue",
            "Continue",
            tr("Add to ~/.continue/config.yaml."),
            "models:\n"
            "  - name: Plimsoll\n"
            "    provider: openai\n"
            f"    model: {server.model}\n"
            f"    apiBase: {server.url}\n"
            f"    apiKey: {server.key}\n"
            "    roles: [chat, edit, apply]\n",
        ),
        Recipe(
            "cline",
            "Cline, Roo Code",
            tr("Settings of the extension: API Provider, OpenAI Compatible."),
            _fields(server),
            _room_note(server),
        ),
        Recipe(
            "zed",
            "Zed",
            tr("Add to settings.json; Zed asks for the key in the settings of its agent panel."),
            "{\n"
            '  "language_models": {\n'
            '    "openai_compatible": {\n'
            '      "Plimsoll": {\n'
            f'        "api_url": "{server.url}",\n'
            '        "available_models": [\n'
            f'          {{ "name": "{server.model}", "max_tokens": {server.room or 8192} }}\n'
            "        ]\n"
            "      }\n"
            "    }\n"
            "  }\n"
            "}\n",
        ),
    )


def _agents(server: Server) -> tuple[Recipe, ...]:
    note = _room_note(server)
    return (
        Recipe(
            "aider",
            "aider",
            tr("In a terminal, in the folder of the project."),
            _set(server, "OPENAI_API_BASE", server.url)
            + _set(server, "OPENAI_API_KEY", server.key)
            + f"aider --model openai/{server.model}\n",
            note,
        ),
        Recipe(
            "claude-code",
            "Claude Code",
            tr("In a terminal, in the folder of the project. Only this terminal asks Plimsoll."),
            _set(server, "ANTHROPIC_BASE_URL", server.root)
            + _set(server, "ANTHROPIC_AUTH_TOKEN", server.key)
            + _set(server, "ANTHROPIC_MODEL", server.model)
            + _set(server, "ANTHROPIC_DEFAULT_HAIKU_MODEL", server.model)
            + "claude\n",
            note,
        ),
        Recipe(
            "codex",
            "Codex",
            tr("Add to ~/.codex/config.toml, then put the key into the terminal's environment."),
            f'model = "{server.model}"\n'
            'model_provider = "plimsoll"\n'
            'web_search = "disabled"\n'
            "\n"
            "[model_providers.plimsoll]\n"
            'name = "Plimsoll"\n'
            f'base_url = "{server.url}"\n'
            'env_key = "PLIMSOLL_API_KEY"\n'
            'wire_api = "responses"\n'
            "\n"
            f"# {_set(server, 'PLIMSOLL_API_KEY', server.key)}",
            note,
        ),
    )


def _code(server: Server) -> tuple[Recipe, ...]:
    return (
        Recipe(
            "python",
            tr("Python, OpenAI's library"),
            "pip install openai",
            "from openai import OpenAI\n"
            "\n"
            f'client = OpenAI(base_url="{server.url}", api_key="{server.key}")\n'
            "reply = client.chat.completions.create(\n"
            f'    model="{server.model}",\n'
            '    messages=[{"role": "user", "content": "Hello"}],\n'
            ")\n"
            "print(reply.choices[0].message.content)\n",
        ),
        Recipe(
            "langchain",
            "LangChain",
            "pip install langchain-openai",
            "from langchain_openai import ChatOpenAI\n"
            "\n"
            "model = ChatOpenAI(\n"
            f'    model="{server.model}",\n'
            f'    base_url="{server.url}",\n'
            f'    api_key="{server.key}",\n'
            ")\n"
            'print(model.invoke("Hello").content)\n',
        ),
        Recipe(
            "curl",
            "curl",
            tr("In a terminal."),
            f"curl {server.url}/chat/completions \\\n"
            f'  -H "Authorization: Bearer {server.key}" \\\n'
            '  -H "Content-Type: application/json" \\\n'
            f'  -d \'{{"model": "{server.model}", "messages": '
            '[{"role": "user", "content": "Hello"}]}\'\n',
        ),
    )


def _any(server: Server) -> Recipe:
    return Recipe(
        "any",
        tr("Any other program"),
        tr("Wherever it asks for the base address of an OpenAI-compatible service."),
        _fields(server),
        tr(
            "Cursor and others send every request through their own servers, which cannot reach "
            "this computer."
        ),
    )


def _fields(server: Server) -> str:
    return f"Base URL: {server.url}\nAPI key: {server.key}\nModel: {server.model}\n"


def _set(server: Server, name: str, value: str) -> str:
    """Return the line that puts `value` into a terminal's environment."""
    return f'$env:{name} = "{value}"\n' if server.windows else f'export {name}="{value}"\n'


def _room_note(server: Server) -> str:
    if not server.room or server.room >= ROOM:
        return ""
    return tr(
        "One conversation has {n} tokens now. Coding agents begin with thousands of their own: "
        "choose a larger context first."
    ).format(n=count(server.room))
