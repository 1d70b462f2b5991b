package dev.cairn.card.extract;

import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One output of a tool, with the command it came from where that is known.
 *
 * @param at its place in the episode
 */
record Run(int at, Line line, Optional<String> command, Output output) {

  static List<Run> all(List<Line> episode) {
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < episode.size(); i++) {
      Line line = episode.get(i);
      if (line.role() == Role.TOOL) {
        Output output = Output.of(Recited.without(line.text()));
        boolean told = i > 0 && episode.get(i - 1).role() == Role.ASSISTANT;
        Optional<String> announced =
            told ? Commands.announced(episode.get(i - 1).text()) : Optional.empty();
        runs.add(new Run(i, line, output.command().or(() -> announced), output));
      }
    }
    return runs;
  }

  /** What is said to have failed or worked: the command, else the tool. */
  String name() {
    return command.or(() -> line.tool().map(ToolId::tool)).orElse("tool");
  }

  boolean hasFailed() {
    if (line.ok().isPresent()) {
      return !line.ok().get();
    }
    if (line.exitCode().isPresent()) {
      return line.exitCode().getAsInt() != 0 && !Commands.answersByExit(name());
    }
    return !Commands.showsText(name(), line.tool()) && output.looksFailed();
  }

  /** An outcome nobody reported is unknown, unless the output says it plainly. */
  boolean hasWorked() {
    if (line.ok().isPresent()) {
      return line.ok().get();
    }
    if (line.exitCode().isPresent()) {
      return line.exitCode().getAsInt() == 0;
    }
    return !output.looksFailed() && output.looksWorked();
  }

  List<String> tags() {
    return line.tool().map(tool -> List.of(tool.tool())).orElse(List.of());
  }
}
