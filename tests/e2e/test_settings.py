"""Choices of a person: being called, being found again, what the log tells, how bots play."""

from collections.abc import Callable

from e2e.browsing import Person, expect
from tabularium.bots import levels

Meet = Callable[..., Person]

# Somebody who looks elsewhere, in a browser that notes its sounds and notifications.
_AWAY = """() => {
    window.rung = 0;
    window.notes = [];
    document.hasFocus = () => false;
    window.AudioContext = class {
        currentTime = 0;
        sampleRate = 8000;
        state = 'running';
        destination = {};
        node(more) { return { connect: to => to, start() {}, stop() {}, ...more }; }
        createOscillator() { window.rung += 1; return this.node({ frequency: {} }); }
        createBufferSource() { window.rung += 1; return this.node({}); }
        createBiquadFilter() { return this.node({ frequency: {} }); }
        createBuffer(channels, length) { return { getChannelData: () => new Array(length) }; }
        createGain() {
            const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return this.node({ gain });
        }
    };
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) { window.notes.push(title + ': ' + body); }
        close() {}
    };
}"""


def called(person: Person) -> tuple[bool, int]:
    """Play until it is our turn anew; whether it rang, and how many notifications there were."""
    page = person.page
    page.evaluate("window.rung = 0; window.notes = []; undefined")
    person.sit(person.table("alea", 2))
    person.wait_for_turn()
    person.play(30, 4)
    person.wait_for_turn()
    return page.evaluate("window.rung") > 0, page.evaluate("window.notes.length")


def test_sound_and_notification_are_switches(meet: Meet) -> None:
    """Whoever looks elsewhere is called as they wish, and not otherwise."""
    person = meet()
    page = person.go("#/settings")
    page.evaluate(_AWAY)
    sound = page.get_by_label("Play a sound")
    notes = page.get_by_label("Show a notification")
    assert sound.is_checked() and not notes.is_checked()
    notes.check()
    rung, told = called(person)
    assert rung and told > 0
    assert "Alea Iacta Est" in page.evaluate("window.notes[0]")
    person.go("#/settings")
    sound.uncheck()
    notes.uncheck()
    assert called(person) == (False, 0)


def test_a_webhook_is_kept_and_a_wrong_one_refused(meet: Meet) -> None:
    """What cannot be called is told at once; what can is there after a reload."""
    person = meet()
    page = person.go("#/settings")
    expect(page.get_by_label("Your name")).to_have_value("Livia")
    field = page.get_by_label("Web address to call")
    field.fill("ftp://example.org/turn")
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_selector("[role=alert] >> text=cannot be used")
    person.faults = [fault for fault in person.faults if "status of 400" not in fault]
    field.fill("https://93.184.215.14/turn")
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_selector("text=Saved.")
    page.reload()
    page.wait_for_selector("h1")
    assert page.get_by_label("Web address to call").input_value() == "https://93.184.215.14/turn"


def test_a_password_keeps_the_account(meet: Meet) -> None:
    """A guest sets a password and comes back with it in another browser, and only with it."""
    person, other = meet("Cornelia"), meet("")
    page = person.go("#/settings")
    page.get_by_label("New password").fill("alea iacta est")
    page.get_by_role("button", name="Set the password").click()
    page.wait_for_selector("text=The password is set.")
    page = other.go("#/settings")
    page.get_by_label("Your name").fill("Cornelia")
    password = page.get_by_label("Password, if you have one")
    password.fill("veni vidi vici")
    page.get_by_role("button", name="Come in").click()
    page.wait_for_selector("[role=alert] >> text=Name or password are wrong")
    other.faults = [fault for fault in other.faults if "status of 40" not in fault]
    password.fill("alea iacta est")
    page.get_by_role("button", name="Come in").click()
    page.wait_for_selector("text=Welcome.")
    page.wait_for_selector("text=You can change your password here.")


def test_a_newcomer_has_nothing_red_in_the_console(meet: Meet) -> None:
    """Nobody yet is a fine answer to the first question; the fixture looks at the console."""
    person = meet("")
    person.go()
    person.page.wait_for_selector("text=Play now")
    person.page.wait_for_timeout(300)
    assert person.faults == []


def test_bots_of_every_level_are_offered_with_a_sentence(meet: Meet) -> None:
    """The strongest first chosen; each level says honestly what to expect."""
    person = meet()
    page = person.go("#/new/tigris")
    page.locator("[data-chair='1']").first.click()
    page.wait_for_selector("[data-who^=bot-]")
    offered = page.locator("[data-who^=bot-]")
    wanted = [f"bot-{level}" for level in levels()]
    assert offered.evaluate_all("all => all.map(each => each.dataset.who)") == wanted
    assert offered.last.get_attribute("aria-checked") == "true"
    said = set()
    for who in wanted:
        page.locator(f"[data-who='{who}']").click()
        if not page.locator("[role=menu]").count():
            page.locator("[data-chair='1']").first.click()
        said.add(page.locator("[role=menu] p").inner_text())
    assert len(said) == len(wanted) and all(len(sentence) > 20 for sentence in said)


def test_bots_say_why_and_can_be_hushed(meet: Meet) -> None:
    """Under a bot's word a quiet line; a click, and there is none."""
    person = meet()
    page = person.sit(person.table("alea", 2))
    person.wait_for_turn()
    person.play(20, 3)
    page.wait_for_selector("[data-test=log] i")
    assert "draw lots" in (page.locator("[data-test=log] i").first.text_content() or "")
    why = page.get_by_role("button", name="Why", exact=True)
    why.click()
    page.wait_for_selector("[data-test=log] i", state="detached")
    assert why.get_attribute("aria-pressed") == "false"
