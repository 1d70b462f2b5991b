package dev.cairn.server.demo;

import static dev.cairn.server.demo.Stage.require;

import dev.cairn.server.data.Trees;
import dev.cairn.server.terminal.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/**
 * Two days of a coding agent: what was said is found again with its source, evidence of different kinds is
 * weighed together, and a forgery is found out.
 */
public final class Demo {
  private static final String RULE = "Never force-push to main.";

  private final Stage stage;
  private final Path folder;

  private Demo(Stage stage, Path folder) {
    this.stage = stage;
    this.folder = folder;
  }

  /** Tells the story in a folder of its own, which is gone afterwards. */
  public static void tell(Terminal terminal, Stage.Runner runner) {
    Path folder = temporary();
    Thread sweeper = new Thread(() -> Trees.delete(folder));
    // An interrupted story leaves nothing behind either.
    Runtime.getRuntime().addShutdownHook(sweeper);
    try {
      new Demo(new Stage(terminal, folder, runner), folder).tell();
    } finally {
      Trees.delete(folder);
      Runtime.getRuntime().removeShutdownHook(sweeper);
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("cairn-demo-");
    } catch (IOException e) {
      throw new UncheckedIOException("no temporary folder can be made", e);
    }
  }

  private void tell() {
    stage.say(
        "Two days of a coding agent, in a temporary memory that is gone when the story ends.");
    monday();
    tuesday();
    recall();
    new GraphStory(stage, folder).tell();
    proof();
    forgery();
    rebuild();
    stage.chapter("That was all real. Your own memory begins with: cairn start");
  }

  private void monday() {
    stage.chapter("Monday: a rule, a failure, a fix");
    stage.show(
        0, "start", "--id", "monday", "--scope", "repo:payments", "--task", "fix the login test");
    log("monday", "user", RULE);
    stage.show(
        0,
        "log",
        "--episode",
        "monday",
        "--role",
        "tool",
        "--tool",
        "bash",
        "--no-ok",
        "--exit-code",
        "1",
        "LoginTest failed: token expired, clock is 61 s ahead");
    log("monday", "assistant", "The test trusts the wall clock. I give it a fixed one.");
    stage.show(
        0,
        "log",
        "--episode",
        "monday",
        "--role",
        "tool",
        "--tool",
        "bash",
        "--ok",
        "--exit-code",
        "0",
        "LoginTest passed; 212 tests green");
    stage.show(0, "end", "monday");
  }

  private void tuesday() {
    stage.chapter("Tuesday: the agent is back and remembers nothing by itself");
    stage.show(0, "start", "--id", "tuesday", "--scope", "repo:payments", "--task", "ship the fix");
    log("tuesday", "user", "Ship the login fix, and tell the team in #releases.");
  }

  private void log(String episode, String role, String text) {
    stage.show(0, "log", "--episode", episode, "--role", role, text);
  }

  private void recall() {
    stage.chapter("So it asks its memory, which quotes what it found and says why");
    stage.show(0, "search", "may I force push?", "--limit", "1", "--why");
    JsonNode best = stage.ask("search", "may I force push?", "--limit", "1").at("/results/0");
    require(RULE.equals(best.at("/evidence/0/quote").asString("")), "the rule is found and quoted");
    stage.show(0, "search", "login test clock", "--limit", "2");
    JsonNode found = stage.ask("search", "login test clock", "--limit", "2").at("/results");
    require(found.size() == 2, "failure and fix are found");
  }

  private void proof() {
    stage.chapter("Nothing in the log can be changed unseen");
    stage.show(0, "verify");
    stage.show(0, "backup", folder.resolve("copy.db").toString());
  }

  private void forgery() {
    Path copy = folder.resolve("copy.db");
    long position =
        stage.ask("search", RULE, "--limit", "1").at("/results/0/position").asLong();
    stage.say("  Someone edits the copy behind Cairn's back: \"Never\" becomes \"Maybe\".");
    require(Forger.replace(copy, "Never", "Maybe") == 1, "one text was changed");
    stage.show(3, "verify", "--store", "sqlite:" + copy);
    JsonNode verdict = stage.ask("verify", "--store", "sqlite:" + copy);
    require(verdict.at("/problems/0/position").asLong() == position, "the forgery is located");
    stage.holds(
        "found at position " + position + ", where the rule was logged; the original is whole");
    require(stage.ask("verify").at("/ok").asBoolean(), "the original still verifies");
  }

  private void rebuild() {
    stage.chapter("All that Cairn knows follows from the log: built anew, it is the same");
    stage.show(0, "rebuild");
  }
}
