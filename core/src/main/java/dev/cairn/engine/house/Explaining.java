package dev.cairn.engine.house;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.keep.Gates;
import dev.cairn.card.keep.Tally;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.consolidate.Ledgers;
import dev.cairn.engine.graph.GraphReads;
import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.CardId;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.EventCodec;
import dev.cairn.log.LogEvent;
import dev.cairn.log.PackId;
import dev.cairn.log.ToolEvent.WeightsLearned;
import dev.cairn.log.Verdict;
import dev.cairn.operation.Explain;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.Reading;
import dev.cairn.policy.Policy;
import dev.cairn.tool.learn.LearnedWeights;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Why things are as they are, from what was written down when they happened. */
public final class Explaining {
  private static final JsonMapper JSON = EventCodec.mapper();
  private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

  private final Memory memory;
  private final LogReads log;
  private final TextReads texts;
  private final GraphReads graph;

  public Explaining(Memory memory, EventCodec codec, GraphReads graph) {
    this.memory = memory;
    this.graph = graph;
    this.log = new LogReads(memory, codec);
    this.texts = new TextReads(memory);
  }

  public Explain.Answer explain(Explain request, Reading reading) {
    long head = memory.seen(reading).position();
    String id = request.id().strip();
    if (id.isEmpty()) {
      throw CairnException.invalid(
          "id", "id is empty; give a pack, card, candidate, decision or edge");
    }
    return pack(id, head)
        .or(() -> card(id, head))
        .or(() -> candidate(id, head))
        .or(() -> decision(id, head))
        .or(() -> learning(id, head))
        .or(() -> edge(id, reading, head))
        .orElseThrow(() -> CairnException.notFound(
            "id",
            "there is no pack, card, candidate or decision '" + id
                + "'; an edge is source|relation|target"));
  }

  private Optional<Explain.Answer> pack(String id, long head) {
    return event(cards(all -> all.pack(new PackId(id))))
        .filter(PackShown.class::isInstance)
        .map(event -> {
          String record = texts
              .of(((PackShown) event).record())
              .orElseThrow(() ->
                  CairnException.notFound("id", "the words of pack '" + id + "' were erased"));
          return new Explain.Answer(
              "pack", id, JSON.readValue(record, MAP), Optional.empty(), head);
        });
  }

  private Optional<Explain.Answer> decision(String id, long head) {
    return event(memory.look(() -> memory.state().decisions().place(id)))
        .filter(DecisionMade.class::isInstance)
        .map(event -> {
          DecisionMade made = (DecisionMade) event;
          Map<String, Object> stored = new LinkedHashMap<>(JSON.readValue(
              texts
                  .of(made.record())
                  .orElseThrow(() -> CairnException.notFound(
                      "id", "the words of decision '" + id + "' were erased")),
              MAP));
          made.args()
              .flatMap(texts::of)
              .ifPresent(args -> stored.put("args", JSON.readValue(args, MAP)));
          stored.put("chance", JSON.convertValue(made.chance(), MAP));
          stored.put("tool_version", made.version());
          memory
              .look(() -> memory.state().decisions().outcome(id))
              .ifPresent(outcome -> stored.put("ok", outcome.ok()));
          Explanation why = JSON.convertValue(stored.get("why"), Explanation.class);
          return new Explain.Answer("decision", id, stored, Optional.of(why), head);
        });
  }

  private Optional<Explain.Answer> card(String id, long head) {
    Optional<Card> found = memory.look(() -> memory.state().cards().find(new CardId(id)));
    return found.map(card -> {
      Policy policy = memory.look(() -> memory.state().policy().policy());
      Assessment assessment = new Assessment(card, policy.card());
      Map<String, Object> stored = new LinkedHashMap<>();
      texts.of(card.content().statement()).ifPresent(words -> stored.put("statement", words));
      stored.put("status", assessment.status().label());
      stored.put("mass", assessment.mass());
      stored.put("recheck_at", assessment.recheckAt());
      stored.put("verdicts", verdicts(card.content().candidate(), card.content().position()));
      Explanation why = assessment.worth();
      return new Explain.Answer("card", id, stored, Optional.of(why), head);
    });
  }

  private Optional<Explain.Answer> candidate(String id, long head) {
    CandidateId candidate = new CandidateId(id);
    return event(cards(all -> all.candidate(candidate)))
        .filter(CandidateProposed.class::isInstance)
        .map(event -> {
          CandidateProposed said = (CandidateProposed) event;
          Map<String, Object> stored = new LinkedHashMap<>();
          stored.put("kind", said.kind().label());
          texts.of(said.statement()).ifPresent(words -> stored.put("statement", words));
          stored.put("proposed_by", said.proposedBy());
          said.rule().ifPresent(rule -> stored.put("rule", rule));
          stored.put("evidence", said.anchors().size());
          List<Map<String, Object>> verdicts = new ArrayList<>();
          memory
              .look(() -> memory.state().cards().docket(said.episode()).consolidations())
              .forEach(position -> verdicts.addAll(verdicts(candidate, position)));
          stored.put("verdicts", verdicts);
          return new Explain.Answer("candidate", id, stored, Optional.empty(), head);
        });
  }

  /** By the figures it was adopted for. */
  private Optional<Explain.Answer> learning(String id, long head) {
    LearnedWeights learned = memory.look(() -> memory.state().learned());
    Optional<Long> place = Optional.ofNullable(learned.places().get(id));
    return place.flatMap(position -> log.at(position, WeightsLearned.class)).map(event -> {
      Map<String, Object> stored = new LinkedHashMap<>();
      stored.put("at", event.at());
      stored.put("in_force", learned.has(id));
      event.workflowType().ifPresent(type -> stored.put("workflow_type", type));
      stored.put("runs", event.runs());
      stored.put("held_out", event.compared());
      stored.put("weights", event.weights());
      stored.put("former", event.former());
      Optional<Explanation> why = event.compared().stream()
          .findFirst()
          .map(decided -> Explanation.sum(
              "gain in " + decided.metric() + " on steps no fit had seen",
              Explanation.leaf(decided.after(), "with the learned weights"),
              Explanation.leaf(-decided.before(), "less with those before")));
      return new Explain.Answer("learning", id, JSON.convertValue(stored, MAP), why, head);
    });
  }

  private List<Map<String, Object>> verdicts(CandidateId candidate, long position) {
    return event(OptionalLong.of(position)).stream()
        .filter(EpisodeConsolidated.class::isInstance)
        .flatMap(event -> ((EpisodeConsolidated) event).verdicts().stream())
        .filter(verdict -> verdict.candidate().equals(candidate))
        .map(Explaining::verdict)
        .toList();
  }

  private static Map<String, Object> verdict(Verdict verdict) {
    return JSON.convertValue(Ledgers.decision(verdict), MAP);
  }

  private Optional<Explain.Answer> edge(String id, Reading reading, long head) {
    List<String> parts = List.of(id.split("\\|", -1));
    if (parts.size() != 3) {
      return Optional.empty();
    }
    ReadEdge asked = new ReadEdge(parts.get(0), parts.get(2), Optional.of(parts.get(1)));
    return graph.edge(asked, reading).edges().stream()
        .filter(edge -> edge.source().equals(parts.get(0)))
        .findFirst()
        .map(edge -> new Explain.Answer(
            "edge",
            id,
            Map.of("contributions", edge.contributions(), "corroboration", edge.corroboration()),
            Optional.of(edge.why()),
            head));
  }

  /** Counted over the whole log: it is asked rarely, and nothing is kept for it. */
  public ReadGates.Answer gates(Reading reading) {
    long head = memory.seen(reading).position();
    Policy policy = memory.look(() -> memory.state().policy().policy());
    Instant now = reading.now().orElseGet(memory.recorder()::now);
    Tally tally =
        new Tally(now.minus(Duration.ofDays(policy.gate().windowDays())), now, policy.card());
    log.upTo(head).forEach(tally::add);
    return new Gates(tally, policy.gate()).answer(head);
  }

  private OptionalLong cards(Function<Cards, OptionalLong> where) {
    return memory.look(() -> where.apply(memory.state().cards()));
  }

  private Optional<LogEvent> event(OptionalLong position) {
    return position.isEmpty() ? Optional.empty() : log.event(position.getAsLong());
  }
}
