package dev.cairn.eval.cards;

import dev.cairn.eval.memory.Conversation;
import dev.cairn.eval.memory.Question;
import dev.cairn.eval.memory.Unit;
import dev.cairn.eval.suite.Measured;
import dev.cairn.operation.Cited;
import dev.cairn.operation.ReadCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a conversation taught, held against its questions. Some sets ask whether a preference or an instruction
 * is followed and name the turns that state it; those are the only rules the data knows of. A rule nobody asks
 * about counts as wrong here, so the precision is a lower bound.
 */
record CardsMeasured(
    Conversation conversation,
    List<Learned> learned,
    List<ReadCard.Answer> cards,
    Map<String, Unit> entries) {
  static final Set<String> RULE_CATEGORIES =
      Set.of("preference_following", "instruction_following", "single-session-preference");

  private static final int[] QUARTERS = {25, 50, 75, 100};
  private static final int WHOLE = 100;
  private static final int TEXT_MAX = 400;

  List<Measured> all() {
    List<Measured> all = new ArrayList<>();
    learned.forEach(each -> all.add(measured(each.session(), List.of(), each.values(), Map.of())));
    all.add(measured("store", List.of(), sizes(), Map.of()));
    List<Question> asked =
        conversation.questions().stream().filter(CardsMeasured::isRule).toList();
    cards.forEach(card -> all.add(card(card, asked)));
    asked.forEach(question -> all.add(question(question)));
    turns(asked).forEach((turn, groups) -> all.add(turn(turn, groups)));
    return all;
  }

  /** Cards in force after each quarter of the sessions. */
  private Map<String, Double> sizes() {
    Map<String, Double> sizes = new LinkedHashMap<>();
    for (int percent : QUARTERS) {
      int sessions = (learned.size() * percent + WHOLE - 1) / WHOLE;
      sizes.put("store_at_" + percent + "%", (double) learned.get(sessions - 1).active());
    }
    return sizes;
  }

  private static boolean isRule(Question question) {
    return question.groups().stream().anyMatch(RULE_CATEGORIES::contains)
        && !question.evidence().isEmpty();
  }

  private Measured card(ReadCard.Answer card, List<Question> asked) {
    Map<String, Double> values = new LinkedHashMap<>();
    if (card.kind().isNormative() && !asked.isEmpty()) {
      boolean right = asked.stream().anyMatch(question -> isAnchoredIn(card, question.evidence()));
      values.put("precision_normative", right ? 1.0 : 0.0);
    }
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("kind", card.kind().label());
    details.put("statement", card.statement());
    details.put("status", card.status());
    details.put("quotes", card.evidence().stream().map(Cited::quote).toList());
    details.put("turns", card.evidence().stream().map(this::unit).map(Unit::id).toList());
    details.put(
        "texts",
        card.evidence().stream()
            .map(this::unit)
            .map(unit -> shortened(unit.text()))
            .toList());
    return measured("card " + card.card().value(), List.of(), values, details);
  }

  /** A question is served if a rule rests on any turn it names: some of them only talk on. */
  private Measured question(Question question) {
    boolean held = isHeld(question.evidence());
    return measured(
        question.id(),
        question.groups(),
        Map.of("recall_rule_questions", held ? 1.0 : 0.0),
        Map.of("question", question.text(), "turns", List.copyOf(question.evidence())));
  }

  private static Map<String, Set<String>> turns(List<Question> asked) {
    Map<String, Set<String>> turns = new TreeMap<>();
    asked.forEach(question -> question
        .evidence()
        .forEach(
            turn -> turns.computeIfAbsent(turn, id -> new TreeSet<>()).addAll(question.groups())));
    return turns;
  }

  private Measured turn(String turn, Set<String> groups) {
    boolean held = isHeld(Set.of(turn));
    String text = conversation.units().stream()
        .filter(unit -> unit.id().equals(turn))
        .map(unit -> shortened(unit.text()))
        .findFirst()
        .orElse("");
    return measured(
        "turn " + turn,
        List.copyOf(groups),
        Map.of("recall_rule_turns", held ? 1.0 : 0.0),
        Map.of("text", text));
  }

  private boolean isHeld(Set<String> turns) {
    return cards.stream().anyMatch(card -> card.kind().isNormative() && isAnchoredIn(card, turns));
  }

  private boolean isAnchoredIn(ReadCard.Answer card, Set<String> turns) {
    return card.evidence().stream().map(this::unit).map(Unit::id).anyMatch(turns::contains);
  }

  private Unit unit(Cited cited) {
    return Objects.requireNonNull(entries.get(cited.id().value()), cited.id().value());
  }

  private Measured measured(
      String id, List<String> groups, Map<String, Double> values, Map<String, Object> details) {
    return new Measured(
        conversation.set(),
        conversation.name() + "/" + id,
        conversation.name(),
        groups,
        values,
        details);
  }

  private static String shortened(String text) {
    return text.length() <= TEXT_MAX ? text : text.substring(0, TEXT_MAX) + "…";
  }
}
