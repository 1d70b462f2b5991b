package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EventCodec;
import dev.cairn.log.ToolId;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Reading;
import dev.cairn.policy.Policy;
import dev.cairn.projection.Projector;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.Standing;
import dev.cairn.tool.ToolMeaning;
import dev.cairn.tool.ToolSearch;
import dev.cairn.tool.ToolShelf;
import dev.cairn.tool.ToolVectors;
import dev.cairn.tool.ToolsProjection;
import dev.cairn.tool.cluster.Companies;
import dev.cairn.tool.context.Nearness;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.record.TrackRecords;
import dev.cairn.tool.record.TrackRecordsProjection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Finds tools, now or as of a position of the log. */
final class Finding {
  private final Memory memory;
  private final EventCodec codec;
  private final Supplier<ToolShelf> shelf;
  private final Optional<ToolVectors> vectors;
  private final ToolNets nets;
  private final Foretelling foretelling;

  Finding(
      Memory memory,
      EventCodec codec,
      Supplier<ToolShelf> shelf,
      Optional<ToolVectors> vectors,
      ToolNets nets,
      Foretelling foretelling) {
    this.memory = memory;
    this.codec = codec;
    this.shelf = shelf;
    this.vectors = vectors;
    this.nets = nets;
    this.foretelling = foretelling;
  }

  FindTools.Answer find(FindTools request, Reading reading) {
    long head = memory.seen(reading).position();
    Policy policy = memory.look(() -> memory.state().policy().policy());
    ToolSearch.check(request, policy.tool());
    if (reading.asOf().isPresent()) {
      return past(request, policy, Math.min(position(reading.asOf().get()), head));
    }
    return search(request.contextTools().orElse(List.of()), policy).find(request, head);
  }

  /** The tools there are now, with these in use. */
  ToolSearch search(List<ToolId> context, Policy policy) {
    ToolShelf now = shelf.get();
    ToolMeaning meaning =
        vectors.map(each -> each.of(now, policy.tool())).orElseGet(() -> ToolMeaning.none(now));
    Optional<Standing.InUse> inUse =
        context.isEmpty() ? Optional.empty() : Optional.of(inUse(context, policy));
    Standing standing =
        memory.look(() -> new Standing(memory.state().records().all(), policy, inUse));
    return new ToolSearch(now, meaning, standing, policy);
  }

  /** How well tools fit a request, whatever is in use. */
  List<ToolSearch.Relevant> fitting(String request, int most) {
    Policy policy = memory.look(() -> memory.state().policy().policy());
    return search(List.of(), policy).relevant(request, most);
  }

  private Standing.InUse inUse(List<ToolId> named, Policy policy) {
    List<ToolId> tools = memory.look(
        () -> named.stream().map(memory.state().catalogue()::resolve).toList());
    Companies companies = memory.look(() -> nets.companies(memory.state().catalogue(), policy));
    Supplier<ToolNet> net = () -> memory.look(() -> nets.of(memory.state()));
    Predicate<ToolId> isKnown =
        tool -> memory.look(() -> memory.state().catalogue().find(tool).isPresent());
    Map<ToolId, Double> told = new GraphTies(memory, policy).beside(tools);
    Nearness nearness =
        foretelling.taught(runs -> Nearness.to(tools, net, runs, isKnown, told, policy));
    return new Standing.InUse(tools, nearness, companies);
  }

  /** The catalogue as it was, by words: what had been placed by then nobody knows. */
  private FindTools.Answer past(FindTools request, Policy policy, long position) {
    if (request.contextTools().map(tools -> !tools.isEmpty()).orElse(false)) {
      throw CairnException.invalid(
          "context_tools",
          "what runs say of tools in use is known as of now; leave out as_of or context_tools");
    }
    Catalogue then =
        Projector.replay(memory.name(), memory.log(), codec, new ToolsProjection(), position);
    TrackRecords records = Projector.replay(
        memory.name(), memory.log(), codec, new TrackRecordsProjection(), position);
    TextReads texts = new TextReads(memory);
    ToolShelf shelfThen = ToolShelf.EMPTY.next(then.version(), List.copyOf(then.all()), texts::of);
    Standing standing = new Standing(records.all(), policy, Optional.empty());
    return new ToolSearch(shelfThen, ToolMeaning.none(shelfThen), standing, policy)
        .find(request, position);
  }

  private static long position(AsOf asOf) {
    if (asOf instanceof AsOf.Position then) {
      return then.position();
    }
    throw CairnException.invalid(
        "as_of", "the tools can be seen as of a log position, not as of a time");
  }
}
