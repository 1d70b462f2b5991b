package dev.cairn.server.demo;

import static dev.cairn.server.demo.Stage.require;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Rules are stated, one is reversed, a command fails; a week later the agent is told before it acts. */
final class CardStory {
  static final String RULE = "Never force-push to main.";

  private static final String SCOPE = "repo:payments";
  private static final String MONDAY = "2026-11-02T09:00:00Z";
  private static final String TUESDAY = "2026-11-03T09:00:00Z";
  private static final String A_WEEK_LATER = "2026-11-10T09:00:00Z";

  private final Stage stage;

  CardStory(Stage stage) {
    this.stage = stage;
  }

  void tell() {
    monday();
    tuesday();
    aWeekLater();
  }

  private void monday() {
    stage.chapter("Monday: two rules, and a failure");
    stage.show(0, "start", "--id", "monday", "--scope", SCOPE, "--at", MONDAY);
    log("monday", MONDAY, RULE, "--role", "user");
    log("monday", MONDAY, "Always run the tests with mvn test.", "--role", "user");
    log(
        "monday",
        MONDAY,
        "mvn test: LoginTest failed, token expired, clock is 61 s ahead",
        "--role",
        "tool",
        "--tool",
        "bash",
        "--no-ok");
    stage.show(0, "end", "monday", "--at", MONDAY);
    require(ledger("monday").at("/admitted").asInt() == 3, "rules and failure were learned");
    stage.holds(
        "nobody wrote a card: they were found in the log, each with the words that prove it");
  }

  private void tuesday() {
    stage.chapter("Tuesday: the user takes a rule back");
    stage.show(0, "start", "--id", "tuesday", "--scope", SCOPE, "--at", TUESDAY);
    log("tuesday", TUESDAY, "Never run the tests with mvn test.", "--role", "user");
    stage.show(0, "end", "tuesday", "--at", TUESDAY);
    require(ledger("tuesday").at("/superseded").asInt() == 1, "the old rule is out of force");
    stage.holds(
        "this ledger says what became of every candidate; the old rule is kept, but not told");
  }

  private void aWeekLater() {
    stage.chapter("A week later: the agent remembers nothing by itself, so it asks before it acts");
    stage.show(0, "pack", "run the tests, then push", "--scope", SCOPE, "--now", A_WEEK_LATER);
    stage.show(0, "check", "mvn test", "--scope", SCOPE, "--now", A_WEEK_LATER);
    JsonNode guards = stage.ask("check", "mvn test", "--scope", SCOPE).at("/guards");
    require(guards.size() >= 2, "the rule and the failure speak up");
    require(guards.findValues("forbids").stream().anyMatch(JsonNode::asBoolean), "it is forbidden");
    stage.holds("the failure of Monday does not happen twice");
  }

  private JsonNode ledger(String episode) {
    return stage.ask("ledger", episode).at("/ledgers/0");
  }

  private void log(String episode, String at, String text, String... more) {
    List<String> command = new ArrayList<>(List.of("log", "--episode", episode));
    command.addAll(List.of(more));
    command.addAll(List.of("--at", at, text));
    stage.show(0, command.toArray(String[]::new));
  }
}
