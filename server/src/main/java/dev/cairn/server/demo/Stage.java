package dev.cairn.server.demo;

import dev.cairn.server.terminal.Ink;
import dev.cairn.server.terminal.Terminal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Where the story is told: prints a command as one would type it, runs it, and shows what it said. */
public final class Stage {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Terminal terminal;
  private final Ink ink;
  private final Path folder;
  private final Runner runner;

  Stage(Terminal terminal, Path folder, Runner runner) {
    this.terminal = terminal;
    this.ink = terminal.ink();
    this.folder = folder;
    this.runner = runner;
  }

  /** Runs a command line, with output kept for the story. */
  @FunctionalInterface
  public interface Runner {
    Run run(List<String> arguments);
  }

  /** What a command did. */
  public record Run(int exit, String output) {}

  void say(String text) {
    terminal.out().println(text);
  }

  void chapter(String title) {
    say("");
    say(ink.bold(title));
  }

  /** Shows the command and its output; it must end as expected. */
  void show(int exit, String... command) {
    say(ink.cyan("$ " + typed(command)));
    Run run = run(command);
    run.output().lines().forEach(line -> say("  " + line.replace(folder + "/", "")));
    require(run.exit() == exit, typed(command) + " ended with " + run.exit());
  }

  /** Asks the same for its answer as data. */
  JsonNode ask(String... command) {
    List<String> words = new ArrayList<>(Arrays.asList(command));
    words.add("--json");
    return MAPPER.readTree(run(words.toArray(String[]::new)).output());
  }

  private Run run(String... command) {
    List<String> words = new ArrayList<>(List.of("--data", folder.toString()));
    words.addAll(Arrays.asList(command));
    Run run = runner.run(words);
    terminal.flush();
    return run;
  }

  private String typed(String... command) {
    return "cairn "
        + Arrays.stream(command)
            .map(word -> word.replace(folder + "/", ""))
            .map(word -> word.contains(" ") ? "\"" + word + "\"" : word)
            .collect(Collectors.joining(" "));
  }

  void holds(String what) {
    say("  " + ink.green("✓ " + what));
  }

  static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("the demo does not hold: " + what);
    }
  }
}
