package dev.cairn.server.demo;

import static dev.cairn.server.demo.Stage.require;

import dev.cairn.server.data.Trees;
import dev.cairn.server.terminal.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * A coding agent at work: what was said is found again with its source, what was learned holds until it is
 * taken back, evidence of different kinds is weighed together, trust in tools is earned and lost, the right ones are
 * found among thousands, and a forgery is found out.
 */
public final class Demo {
  private final Stage stage;
  private final Path folder;

  private Demo(Stage stage, Path folder) {
    this.stage = stage;
    this.folder = folder;
  }

  /** Tells the story in a folder of its own, which is gone afterwards. */
  public static void tell(Terminal terminal, Stage.Runner runner) {
    inAFolder(terminal, runner, Demo::tell);
  }

  /** Only the chapter about tools, with the tools of a folder. */
  public static void tell(Terminal terminal, Stage.Runner runner, Path tools, String task) {
    inAFolder(terminal, runner, demo -> new ToolStory(demo.stage, demo.folder).tell(tools, task));
  }

  private static void inAFolder(Terminal terminal, Stage.Runner runner, Consumer<Demo> story) {
    Path folder = temporary();
    Thread sweeper = new Thread(() -> Trees.delete(folder));
    // An interrupted story leaves nothing behind either.
    Runtime.getRuntime().addShutdownHook(sweeper);
    try {
      story.accept(new Demo(new Stage(terminal, folder, runner), folder));
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
    stage.say("A coding agent at work, in a temporary memory that is gone when the story ends.");
    new CardStory(stage).tell();
    recall();
    new GraphStory(stage, folder).tell();
    new GateStory(stage).tell();
    new ToolStory(stage, folder).tell();
    proof();
    forgery();
    rebuild();
    stage.chapter("That was all real. Your own memory begins with: cairn start");
  }

  private void recall() {
    stage.say("  Beside what was learned stands all that was said, found by words or meaning:");
    stage.show(0, "search", "may I force push?", "--in", "entries", "--limit", "1");
    JsonNode best = stage
        .ask("search", "may I force push?", "--in", "entries", "--limit", "1")
        .at("/results/0");
    require(
        CardStory.RULE.equals(best.at("/evidence/0/quote").asString("")),
        "the rule is found and quoted");
  }

  private void proof() {
    stage.chapter("Nothing in the log can be changed unseen");
    stage.show(0, "verify");
    stage.show(0, "backup", folder.resolve("copy.db").toString());
  }

  private void forgery() {
    Path copy = folder.resolve("copy.db");
    long position = stage
        .ask("search", CardStory.RULE, "--in", "entries", "--limit", "1")
        .at("/results/0/position")
        .asLong();
    stage.say("  Someone edits the copy behind Cairn's back: \"Never\" becomes \"Maybe\".");
    require(Forger.replace(copy, "Never force", "Maybe force") > 0, "the rule was changed");
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
