package dev.cairn.eval.speed;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.Risk;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;

/**
 * Puts many decisions with their outcomes into a log fast, and tells of each what a table of traces would hold. Only
 * to prepare a memory; what is measured goes through the facade.
 */
final class DecisionFilling {
  private static final int SALT_BYTES = 16;
  private static final int BLOCK = 9_000;
  private static final long SEED = 13;
  private static final int DAYS = 25;
  private static final double GOOD = 0.9;
  private static final double BASE = 0.7;

  /** As a table of traces would have it. */
  record Trace(
      ToolId tool, String cluster, double alpha, String workflowType, Instant at, boolean ok) {}

  private final EventLog log;
  private final ContextName context;
  private final List<ToolId> tools;
  private final List<String> clusters;
  private final EventCodec codec = new EventCodec();
  private final Random random = new Random(SEED);
  private Head head;
  private List<Sealed> block = new ArrayList<>();

  /** @param clusters of the tools, one each */
  DecisionFilling(EventLog log, ContextName context, List<ToolId> tools, List<String> clusters) {
    this.log = log;
    this.context = context;
    this.tools = tools;
    this.clusters = clusters;
    this.head = log.head(context);
  }

  List<Trace> write(int decisions) {
    Instant end = head.recordedAt();
    List<Trace> all = new ArrayList<>();
    for (int i = 0; i < decisions; i++) {
      int tool = random.nextInt(tools.size());
      Trace trace = new Trace(
          tools.get(tool),
          clusters.get(tool),
          1 - random.nextDouble() / 2,
          "work-" + random.nextInt(5),
          end.minus(Duration.ofSeconds(random.nextInt(DAYS * 86_400))),
          random.nextDouble() < GOOD);
      all.add(trace);
      add(trace, "d_" + i);
      if (block.size() >= BLOCK) {
        commit();
      }
    }
    commit();
    return all;
  }

  private void add(Trace trace, String name) {
    StoredText record = new StoredText(new TextId("t" + name), Bytes.zeros(SALT_BYTES), "{}");
    add(
        new DecisionMade(
            name,
            trace.at(),
            trace.tool(),
            "",
            Optional.empty(),
            "speculation",
            GOOD,
            List.of(),
            Optional.of(trace.workflowType()),
            Optional.empty(),
            List.of(),
            Risk.MODERATE,
            trace.cluster(),
            new DecisionMade.Breakdown(
                BASE,
                0,
                OptionalDouble.empty(),
                trace.alpha(),
                0,
                OptionalDouble.empty(),
                0,
                0,
                0,
                0,
                BASE),
            new DecisionMade.Chance(1, 1, OptionalLong.empty(), OptionalDouble.empty()),
            "allow",
            Optional.empty(),
            List.of(),
            List.of(),
            record.ref()),
        List.of(record));
    add(
        new ExecutionRecorded(
            "x" + name,
            trace.at(),
            Optional.of(name),
            Optional.of(new ExecutionRecorded.Situation(
                trace.at(),
                trace.alpha(),
                trace.cluster(),
                Optional.of(trace.workflowType()),
                Optional.empty(),
                List.of())),
            trace.tool(),
            trace.ok(),
            List.of(),
            Optional.empty(),
            true,
            Optional.empty(),
            1,
            1,
            Optional.empty(),
            Optional.empty(),
            Optional.of(Via.PERSON)),
        List.of());
  }

  private void add(LogEvent event, List<StoredText> texts) {
    EventCodec.Encoded encoded = codec.encode(event);
    StoredEvent sealed = Chain.seal(
        head,
        new UUID(SEED, head.position()),
        head.recordedAt().plusNanos(1_000),
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload());
    block.add(new Sealed(sealed, texts));
    head = Head.of(sealed);
  }

  private void commit() {
    List<Sealed> full = block;
    if (!full.isEmpty()
        && !(log.transact(context, log.head(context), turn -> full)
            instanceof EventLog.Outcome.Committed)) {
      throw new IllegalStateException("the memory could not be filled with decisions");
    }
    block = new ArrayList<>();
  }
}
