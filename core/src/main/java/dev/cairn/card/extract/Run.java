package dev.cairn.card.extract;

import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import dev.cairn.text.output.ExitCode;
import dev.cairn.text.output.OutputReader;
import dev.cairn.text.output.ReadOutput;
import dev.cairn.text.output.ReadOutput.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One output of a tool, with the command it came from where that is known.
 *
 * @param at its place in the episode
 * @param read what its text says
 */
record Run(int at, Line line, Optional<String> command, Output output, ReadOutput read) {

  static List<Run> all(List<Line> episode, OutputReader reader) {
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < episode.size(); i++) {
      Line line = episode.get(i);
      if (line.role() == Role.TOOL) {
        String printed = Recited.without(line.text());
        Output output = Output.of(printed);
        boolean told = i > 0 && episode.get(i - 1).role() == Role.ASSISTANT;
        Optional<String> announced =
            told ? Commands.announced(episode.get(i - 1).text()) : Optional.empty();
        Optional<String> command = output.command().or(() -> announced);
        String tool = line.tool().map(ToolId::tool).orElse("");
        runs.add(new Run(i, line, command, output, reader.read(tool, command.orElse(""), printed)));
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
    if (saysExit() && line.exitCode().getAsInt() != 0) {
      return !Commands.answersByExit(name());
    }
    return !saysExit() && read.outcome() == Outcome.FAILED;
  }

  /** An outcome nobody reported is unknown: an output that does not look like a failure proves nothing. */
  boolean hasWorked() {
    return line.ok().orElseGet(() -> saysExit() && line.exitCode().getAsInt() == 0);
  }

  /** Whether there is an exit code that tells: of a pipe only its last command's is known. */
  private boolean saysExit() {
    return line.exitCode().isPresent()
        && (line.exitCode().getAsInt() != 0 || !ExitCode.isHidden(command.orElse("")));
  }

  /** The line a person would remember of a failure. */
  Optional<Output.Piece> error() {
    return read.line().flatMap(line -> output.at(line.start())).or(output::last);
  }

  /** Which failure it is: the same for the same program, error and object. */
  String failure() {
    String program = command.map(Commands::program).orElse(name());
    return program + " | " + read.errorClass() + " | " + read.object().orElse("");
  }

  List<String> tags() {
    return line.tool().map(tool -> List.of(tool.tool())).orElse(List.of());
  }
}
