package dev.cairn.tool.record;

import dev.cairn.log.Anchor;
import dev.cairn.log.Called;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.DecisionEvent.ExecutionRecorded.Situation;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Recorded;
import dev.cairn.log.Role;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.tool.record.Report.Way;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an event says about how tools did. An outcome nobody knows is no outcome. */
final class Reports {
  private Reports() {}

  static List<Report> of(Recorded recorded) {
    long position = recorded.position();
    if (recorded.event() instanceof EntryLogged entry) {
      return entry(entry, position).stream().toList();
    }
    if (recorded.event() instanceof OutcomeRecorded outcome) {
      return outcome(outcome, position);
    }
    if (recorded.event() instanceof ExecutionRecorded execution) {
      return List.of(execution(execution, position));
    }
    return recorded.event() instanceof RunRecorded run ? run(run, position) : List.of();
  }

  static Optional<Report> of(EntryLogged entry) {
    return entry(entry, 0);
  }

  private static Optional<Report> entry(EntryLogged entry, long position) {
    if (entry.role() != Role.TOOL || entry.tool().isEmpty() || entry.ok().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Report(
        entry.tool().get(),
        entry.ok().get(),
        entry.at(),
        Optional.of(entry.episode()),
        Way.ENTRY,
        Optional.empty(),
        true,
        true,
        List.of(entry.entry()),
        Optional.empty(),
        marks(entry.called()),
        entry.called(),
        position));
  }

  private static List<Integer> marks(Optional<Called> called) {
    return called.map(Called::marks).orElse(List.of());
  }

  /** Of the tool it names, else of those whose outputs it cites. */
  private static List<Report> outcome(OutcomeRecorded outcome, long position) {
    Stream<ToolId> tools = outcome.tool().isPresent()
        ? outcome.tool().stream()
        : outcome.anchors().stream().flatMap(anchor -> anchor.tool().stream()).distinct();
    return tools
        .map(tool -> new Report(
            tool,
            outcome.type().isGood(),
            outcome.at(),
            Optional.of(outcome.episode()),
            Way.OUTCOME,
            Optional.empty(),
            !outcome.anchors().isEmpty(),
            isPerson(outcome.via()) || citesOutput(outcome.anchors()),
            outputs(outcome.anchors(), tool),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            position))
        .toList();
  }

  static Report execution(ExecutionRecorded execution, long position) {
    return new Report(
        execution.tool(),
        execution.ok(),
        execution.at(),
        execution.episode(),
        Way.EXECUTION,
        execution.decision(),
        execution.entry().isPresent() || !execution.anchors().isEmpty(),
        execution.isProven(),
        Stream.concat(
                execution.entry().stream(), outputs(execution.anchors(), execution.tool()).stream())
            .distinct()
            .toList(),
        Optional.empty(),
        execution.situation().map(Situation::marks).orElseGet(() -> marks(execution.called())),
        execution.called(),
        position);
  }

  private static List<Report> run(RunRecorded run, long position) {
    return run.steps().stream()
        .filter(step -> step.ok().isPresent())
        .map(step -> step(run, step, position))
        .toList();
  }

  static Report step(RunRecorded run, RunRecorded.Step step, long position) {
    return new Report(
        step.tool(),
        step.ok().orElseThrow(),
        step.at().orElse(run.at()),
        run.episode(),
        Way.RUN,
        Optional.empty(),
        step.entry().isPresent(),
        step.entry().isPresent() || isPerson(run.via()),
        step.entry().stream().toList(),
        Optional.of(run.run()),
        marks(step.called()),
        step.called(),
        position);
  }

  private static boolean isPerson(Optional<Via> via) {
    return via.equals(Optional.of(Via.PERSON));
  }

  private static boolean citesOutput(List<Anchor> anchors) {
    return anchors.stream().anyMatch(anchor -> anchor.tool().isPresent());
  }

  /** What this tool printed; the words of another prove something, but are another run. */
  private static List<EntryId> outputs(List<Anchor> anchors, ToolId tool) {
    return anchors.stream()
        .filter(anchor -> anchor.tool().filter(tool::equals).isPresent())
        .map(anchor -> anchor.ref().id())
        .distinct()
        .toList();
  }
}
