package dev.cairn.tool.record;

import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.DecisionEvent.ExecutionRecorded.Situation;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Recorded;
import dev.cairn.log.Role;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
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
      return entry(entry, position);
    }
    if (recorded.event() instanceof OutcomeRecorded outcome) {
      return outcome(outcome, position);
    }
    if (recorded.event() instanceof ExecutionRecorded execution) {
      return List.of(execution(execution, position));
    }
    return recorded.event() instanceof RunRecorded run ? run(run, position) : List.of();
  }

  private static List<Report> entry(EntryLogged entry, long position) {
    if (entry.role() != Role.TOOL || entry.tool().isEmpty() || entry.ok().isEmpty()) {
      return List.of();
    }
    return List.of(new Report(
        entry.tool().get(),
        entry.ok().get(),
        entry.at(),
        Optional.of(entry.episode()),
        Way.ENTRY,
        false,
        true,
        List.of(entry.entry()),
        Optional.empty(),
        List.of(),
        position));
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
            false,
            !outcome.anchors().isEmpty(),
            outputs(outcome.anchors(), tool),
            Optional.empty(),
            List.of(),
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
        execution.decision().isPresent(),
        !execution.anchors().isEmpty(),
        outputs(execution.anchors(), execution.tool()),
        Optional.empty(),
        execution.situation().map(Situation::marks).orElse(List.of()),
        position);
  }

  private static List<Report> run(RunRecorded run, long position) {
    return run.steps().stream()
        .filter(step -> step.ok().isPresent())
        .map(step -> new Report(
            step.tool(),
            step.ok().orElseThrow(),
            step.at().orElse(run.at()),
            run.episode(),
            Way.RUN,
            false,
            false,
            List.of(),
            Optional.of(run.run()),
            List.of(),
            position))
        .toList();
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
