package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EventCodec;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Writing;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.projection.Projector;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.ToolMeaning;
import dev.cairn.tool.ToolSearch;
import dev.cairn.tool.ToolShelf;
import dev.cairn.tool.ToolVectors;
import dev.cairn.tool.ToolsProjection;
import dev.cairn.tool.net.ToolNet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;

/** The operations about tools. */
public final class Tools {
  private final Memory memory;
  private final TextReads texts;
  private final EventCodec codec;
  private final Optional<ToolVectors> vectors;
  private final ToolReads reads;
  private final Foretelling foretelling;
  private final RiskReads risks;
  private final ToolNets nets = new ToolNets();
  private volatile ToolShelf shelf = ToolShelf.EMPTY;

  public Tools(Memory memory, EventCodec codec, Optional<ToolVectors> vectors) {
    this.memory = memory;
    this.texts = new TextReads(memory);
    this.codec = codec;
    this.vectors = vectors;
    this.risks = new RiskReads(memory);
    this.reads = new ToolReads(memory, nets, risks);
    this.foretelling = new Foretelling(memory, this::current, new RunReads(memory, codec));
  }

  public RegisterTools.Answer register(RegisterTools request, Writing writing) {
    return memory.record(new RegisterToolsWrite(
        memory.state(), request, writing, texts, current().ports()));
  }

  public RegisterCapability.Answer register(RegisterCapability request, Writing writing) {
    return memory.record(new RegisterCapabilityWrite(memory.state(), request, writing, texts));
  }

  public RecordRun.Answer record(RecordRun request, Writing writing) {
    return memory.record(new RecordRunWrite(memory.state(), request, writing, texts));
  }

  public ReadTools.Answer read(ReadTools request, Reading reading) {
    return reads.tools(request, reading);
  }

  public ExploreTools.Answer explore(ExploreTools request, Reading reading) {
    return reads.explore(request, reading);
  }

  public NextTools.Answer next(NextTools request, Reading reading) {
    NextTools.Answer answer = foretelling.next(request, reading);
    return new NextTools.Answer(
        risks.judged(answer.predictions()), answer.notice(), answer.position());
  }

  public FindTools.Answer find(FindTools request, Reading reading) {
    FindTools.Answer answer = found(request, reading);
    return new FindTools.Answer(risks.judged(answer.results()), answer.notice(), answer.position());
  }

  private FindTools.Answer found(FindTools request, Reading reading) {
    long head = memory.seen(reading).position();
    ToolPolicy policy = memory.look(() -> memory.state().policy().policy().tool());
    ToolSearch.check(request, policy);
    if (reading.asOf().isPresent()) {
      return past(request, policy, Math.min(position(reading.asOf().get()), head));
    }
    ToolShelf now = current();
    ToolMeaning meaning = vectors.map(each -> each.of(now)).orElseGet(() -> ToolMeaning.none(now));
    return new ToolSearch(now, meaning, policy).find(request, head);
  }

  /** How risky tools are. */
  public RiskReads risks() {
    return risks;
  }

  /** The tools as a network, as things are; while the state does not change. */
  public ToolNet net() {
    return nets.of(memory.state().graph(), memory.state().policy().policy());
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

  /** The catalogue as it was, by words: what had been placed by then nobody knows. */
  private FindTools.Answer past(FindTools request, ToolPolicy policy, long position) {
    Catalogue then =
        Projector.replay(memory.name(), memory.log(), codec, new ToolsProjection(), position);
    ToolShelf shelfThen = ToolShelf.EMPTY.next(then.version(), List.copyOf(then.all()), texts::of);
    return new ToolSearch(shelfThen, ToolMeaning.none(shelfThen), policy).find(request, position);
  }

  private static long position(AsOf asOf) {
    if (asOf instanceof AsOf.Position then) {
      return then.position();
    }
    throw CairnException.invalid(
        "as_of", "the tools can be seen as of a log position, not as of a time");
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
