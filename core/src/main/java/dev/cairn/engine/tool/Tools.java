package dev.cairn.engine.tool;

import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.log.EventCodec;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Learn;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Writing;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.ToolMeaning;
import dev.cairn.tool.ToolShelf;
import dev.cairn.tool.ToolVectors;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.trace.Surroundings;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;

/** The operations about tools. */
public final class Tools {
  private final Memory memory;
  private final TextReads texts;
  private final CallOutcomes outcomes;
  private final Surroundings surroundings = new Surroundings();
  private final Optional<ToolVectors> vectors;
  private final ToolReads reads;
  private final Exploring exploring;
  private final Foretelling foretelling;
  private final Finding finding;
  private final LearningFromRuns learning;
  private final Planning planning;
  private final RiskReads risks;
  private final ToolNets nets = new ToolNets();
  private volatile ToolShelf shelf = ToolShelf.EMPTY;

  public Tools(
      Memory memory, EventCodec codec, Optional<ToolVectors> vectors, CallOutcomes outcomes) {
    this.memory = memory;
    this.outcomes = outcomes;
    this.texts = new TextReads(memory);
    this.vectors = vectors;
    this.risks = new RiskReads(memory);
    this.reads = new ToolReads(memory, nets, risks);
    this.exploring = new Exploring(memory, nets);
    RunReads runs = new RunReads(memory, codec);
    this.foretelling = new Foretelling(memory, this::current, runs, nets);
    this.finding = new Finding(memory, codec, this::current, vectors, nets, foretelling);
    this.planning = new Planning(memory, foretelling, finding, runs, nets);
    this.learning = new LearningFromRuns(memory, foretelling);
  }

  public RegisterTools.Answer register(RegisterTools request, Writing writing) {
    return memory.record(new RegisterToolsWrite(
        memory.state(), request, writing, texts, current().ports()));
  }

  public RegisterCapability.Answer register(RegisterCapability request, Writing writing) {
    return memory.record(new RegisterCapabilityWrite(memory.state(), request, writing, texts));
  }

  public RecordRun.Answer record(RecordRun request, Writing writing) {
    memory.freshen();
    return memory.record(
        new RecordRunWrite(memory.state(), request, writing, texts, surroundings, outcomes));
  }

  public ReadTools.Answer read(ReadTools request, Reading reading) {
    return reads.tools(request, reading);
  }

  public ExploreTools.Answer explore(ExploreTools request, Reading reading) {
    return exploring.explore(request, reading);
  }

  public NextTools.Answer next(NextTools request, Reading reading) {
    NextTools.Answer answer = foretelling.next(request, reading, finding::fitting);
    return new NextTools.Answer(
        risks.judged(answer.predictions()), answer.notice(), answer.position());
  }

  public Learn.Answer learn(Learn request, Progress progress) {
    return learning.learn(request, progress);
  }

  public PlanTools.Answer plan(PlanTools request, Reading reading) {
    return planning.plan(request, reading);
  }

  public FindTools.Answer find(FindTools request, Reading reading) {
    FindTools.Answer answer = finding.find(request, reading);
    return new FindTools.Answer(risks.judged(answer.results()), answer.notice(), answer.position());
  }

  /** How risky tools are. */
  public RiskReads risks() {
    return risks;
  }

  /** The tools as a network, as things are; while the state does not change. */
  public ToolNet net() {
    return nets.of(memory.state());
  }

  /** How alike a tool is to others, as far as both have been placed by their meaning. */
  public Function<ToolId, OptionalDouble> likeness(ToolId tool) {
    ToolShelf now = current();
    OptionalInt number = now.number(tool);
    if (vectors.isEmpty() || number.isEmpty()) {
      return other -> OptionalDouble.empty();
    }
    ToolMeaning meaning = vectors.get().of(now);
    return other -> {
      OptionalInt its = now.number(other);
      return its.isEmpty()
          ? OptionalDouble.empty()
          : meaning.likeness(number.getAsInt(), its.getAsInt());
    };
  }

  /** Waits until every tool can be found by its meaning; nothing to wait for without a model. */
  public void await() {
    memory.freshen();
    ToolShelf now = current();
    vectors.ifPresent(each -> each.await(now));
  }

  /** Made anew when the catalogue has changed; two searches that do so at once lose nothing but time. */
  private ToolShelf current() {
    ToolShelf known = shelf;
    long version = memory.look(() -> memory.state().catalogue().version());
    if (known.version() == version) {
      return known;
    }
    Seen seen = memory.look(() -> {
      Catalogue catalogue = memory.state().catalogue();
      return new Seen(catalogue.version(), List.copyOf(catalogue.all()));
    });
    ToolShelf made = known.next(seen.version(), seen.tools(), texts::of);
    shelf = made;
    return made;
  }

  private record Seen(long version, List<ToolWrite> tools) {}

  public long footprint() {
    return vectors.map(ToolVectors::footprint).orElse(0L);
  }

  public void close() {
    vectors.ifPresent(ToolVectors::close);
  }
}
