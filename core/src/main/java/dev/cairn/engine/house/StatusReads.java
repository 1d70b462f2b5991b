package dev.cairn.engine.house;

import dev.cairn.engine.Memory;
import dev.cairn.engine.Version;
import dev.cairn.engine.card.CardCensus;
import dev.cairn.episode.PolicyInForce;
import dev.cairn.graph.Derived;
import dev.cairn.index.vector.EntryVectors;
import dev.cairn.log.Head;
import dev.cairn.log.StoreInfo;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Status;
import dev.cairn.policy.PolicyKeys;
import dev.cairn.text.Language;
import dev.cairn.text.Readers;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How a context is: what it holds, what it is judged by, what is not as it should be. */
public final class StatusReads {
  private final Memory memory;

  public StatusReads(Memory memory) {
    this.memory = memory;
  }

  public Status.Answer status(Reading reading) {
    Head head = memory.seen(reading);
    StoreInfo store = memory.log().info();
    Optional<Status.EmbeddingModel> model = model();
    return memory.look(() -> new Status.Answer(
        Version.ofThisBuild(),
        memory.name(),
        head.position(),
        head.hash().hex(),
        head.position() == 0 ? Optional.empty() : Optional.of(head.recordedAt()),
        sizes(reading.now().orElseGet(memory.recorder()::now)),
        memory.state().scrubbed(),
        policy(memory.state().policy()),
        model,
        Language.understood().stream().map(Language::code).toList(),
        Readers.VERSION,
        new Status.Storage(store.url(), store.bytes(), store.version(), memory.ownsCache()),
        health()));
  }

  /** What is not as it should be. It is well unless something is lost. */
  private Status.Health health() {
    Derived derived = memory.state().graph().derived();
    Optional<String> damage = memory.damageInTurn().notice();
    List<String> notices = new ArrayList<>(damage.stream().toList());
    notices.addAll(new CardCensus(memory.state()).notices());
    derived.failures().forEach((id, why) -> notices.add("enrichment '" + id + "': " + why));
    if (!derived.isAtRest()) {
      notices.add(
          "enrichments have not come to rest; they go on with the next change, or `enrich`");
    }
    long changed = memory.state().changedTools();
    if (changed > 0) {
      notices.add(changed
          + " tools say other things of themselves than before and keep their worse class until"
          + " confirmed; `cairn tools changed` lists them, `set_risk` confirms");
    }
    return new Status.Health(damage.isEmpty(), notices);
  }

  private Map<String, Long> sizes(Instant now) {
    Map<String, Long> sizes = new TreeMap<>();
    sizes.put("episodes", (long) memory.state().episodes().size());
    sizes.put("entries", memory.state().episodes().entries());
    sizes.put("entries_indexed", memory.index().entries());
    sizes.put("nodes", (long) memory.state().graph().nodeCount());
    sizes.put("edges", (long) memory.state().graph().edgeCount());
    sizes.put("tools", (long) memory.state().catalogue().size());
    CardCensus census = new CardCensus(memory.state());
    sizes.put("cards", census.inForce());
    sizes.put("cards_archived", census.archived());
    sizes.put("candidates_waiting", census.waiting());
    sizes.put("suggestions", census.suggestions(now));
    sizes.put("rules_over_budget", census.rulesOverBudget());
    return sizes;
  }

  private Optional<Status.EmbeddingModel> model() {
    return memory
        .vectors()
        .map(EntryVectors::counted)
        .map(counted -> new Status.EmbeddingModel(
            counted.space().model(),
            counted.state().label(),
            counted.state().why().or(counted::trouble).or(counted::refusal),
            counted.embedded(),
            memory.look(() -> memory.state().episodes().entries())));
  }

  private static Status.PolicyInForce policy(PolicyInForce policy) {
    return new Status.PolicyInForce(
        policy.profile().label(), policy.policy().values(), PolicyKeys.all());
  }
}
