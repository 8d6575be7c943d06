"""The pieces pages are made of.

Every widget takes plain values and the theme from `ui.theme.current()`; it repaints itself when
the theme changes. None of them asks the core for anything.

    from ui.widgets.base import column, row, rule          # layouts and a hairline
    from ui.widgets.page import Page                       # header (title, actions) + body
    from ui.widgets.labels import Label                    # Label("Text", "title", wrap=True)
    from ui.widgets.elided import ElidedLabel              # gives way with dots, tooltip has all
    from ui.widgets.buttons import Button                  # Button("Try it", "primary", icon="bolt")
    from ui.widgets.card import Card, Note                 # card.body.addWidget(...), set_state
    from ui.widgets.chip import Chip, Tag                  # Chip("fits"), chip.show_mark(mark)
    from ui.widgets.segmented import Segmented             # .chosen(str), .key, .set_key
    from ui.widgets.switch import Switch                   # a QCheckBox: .toggled(bool)
    from ui.widgets.slider import StepSlider               # .chosen(int) over given steps
    from ui.widgets.progress import ProgressBar            # .set_fraction(0..1)
    from ui.widgets.spinner import Spinner                 # stops by itself when hidden
    from ui.widgets.stage_list import StageList            # .show_rows((StageRow(...), ...))
    from ui.widgets.empty import EmptyState                # icon, title, text, buttons
    from ui.widgets.row_list import RowList                # long lists: rows are made when seen
    from ui.widgets.sheet import Sheet                     # a small dialog, as high as its words
    from ui.widgets.confirm import Confirm                 # one question before an act
    from ui.widgets.plan_bar import PlanBar                # PlanBar("L").show_plan(view)
    from ui.widgets.key import PlanKey                     # PlanKey().show_plan(view)
    from ui.widgets.focus_ring import FocusRing            # one per top-level window

A page keeps the last view it drew and skips an equal one:

    @Slot(object)
    def refresh(self, state: State) -> None:
        view = plan_bar_view(state.session.plan.devices[0])
        if view != self._shown:
            self._shown = view
            self.bar.show_plan(view)

Square icon buttons, switches and sliders have no words of their own: give them `name`.
Colours and sizes: `theme.color("text2")`, `theme.item("kv")`, `theme.font("caption")`,
`theme.px(32)` (grows with the text size). Style sheet hooks are object names and properties
(`card`, `note`, `rule`, `header`, `footer`, `sidebar`, `strip`): resources/qss/plimsoll.qss.
"""
