package dev.cairn.eval.reading;

import dev.cairn.Context;
import dev.cairn.eval.guards.GuardCase;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.ToolId;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.CheckAction.Guard;
import dev.cairn.text.guard.GuardTrainer.Label;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Stores rules, asks about an action, and looks which of them were named and which forbid it. */
final class GuardTrial {
  private static final int SHOWN = 3;

  private GuardTrial() {}

  /** The rules that were stored, one list of cards each, and what spoke to the action. */
  private record Asked(List<List<CardId>> stored, List<Guard> guards) {
    boolean isNamed(int rule) {
      return guards.stream().anyMatch(guard -> stored.get(rule).contains(guard.id()));
    }

    boolean isForbidden(int rule) {
      return guards.stream()
          .anyMatch(guard -> guard.forbids() && stored.get(rule).contains(guard.id()));
    }

    boolean isAmongFirst(int rule) {
      return guards.stream().limit(SHOWN).anyMatch(each -> stored.get(rule).contains(each.id()));
    }
  }

  private static Asked ask(GuardCase row, List<String> rules, Context memory) {
    Told told = new Told(memory);
    CardKind kind = CardKind.valueOf(row.kind().toUpperCase(Locale.ROOT));
    List<List<CardId>> stored = new ArrayList<>();
    rules.forEach(rule -> stored.add(told.store(kind, rule).cards()));
    CheckAction request = new CheckAction(
        row.action(),
        Optional.of(row.tool()).filter(tool -> !tool.isBlank()).map(ToolId::parse),
        Optional.of(row.args()).filter(args -> !args.isEmpty()),
        Optional.empty(),
        Optional.empty(),
        Optional.of(Told.WHERE),
        Optional.empty());
    return new Asked(stored, memory.check(request).guards());
  }

  /** One rule, or a crowd; {@code foreign} is a rule of another source, as a control. */
  static Measured of(GuardCase row, Optional<String> foreign, Trials trials) {
    Asked asked = trials.in(memory -> ask(row, row.rules(), memory));
    Map<String, Double> values = new LinkedHashMap<>();
    List<String> groups = new ArrayList<>();
    if (row.strict()) {
      groups.add("strict");
    }
    row.label()
        .ifPresentOrElse(label -> single(label, asked, values), () -> crowd(row, asked, values));
    row.label().ifPresent(label -> {
      groups.add(row.kind());
      groups.add(row.sharesWord() ? "shares_word" : "no_shared_word");
    });
    foreign.ifPresent(rule -> {
      Asked other = trials.in(memory -> ask(row, List.of(rule), memory));
      values.put("foreign_named", share(other.isNamed(0)));
    });
    return new Measured(GuardCase.SET, row.id(), row.source(), groups, values, Map.of());
  }

  private static void single(Label label, Asked asked, Map<String, Double> values) {
    values.put("stored", share(!asked.stored().get(0).isEmpty()));
    double named = share(asked.isNamed(0));
    if (label == Label.VIOLATES) {
      values.put("violation_named", named);
      values.put("violation_forbidden", share(asked.isForbidden(0)));
    } else {
      values.put(label == Label.SPEAKS ? "relevant_named" : "unrelated_named", named);
      values.put("wrongly_forbidden", share(asked.isForbidden(0)));
    }
  }

  private static void crowd(GuardCase row, Asked asked, Map<String, Double> values) {
    if (row.relevant().isEmpty()) {
      values.put("crowd_silent", share(asked.guards().isEmpty()));
      return;
    }
    long hits = row.relevant().stream().filter(asked::isAmongFirst).count();
    values.put("crowd_R@3", (double) hits / row.relevant().size());
    long stored = asked.stored().stream().filter(cards -> !cards.isEmpty()).count();
    values.put("crowd_stored", (double) stored / row.rules().size());
  }

  private static double share(boolean holds) {
    return holds ? 1 : 0;
  }
}
