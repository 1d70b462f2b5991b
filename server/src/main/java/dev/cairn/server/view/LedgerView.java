package dev.cairn.server.view;

import dev.cairn.operation.Consolidate;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.EndEpisode.Decision;
import dev.cairn.operation.EndEpisode.Ledger;
import dev.cairn.operation.ReadLedger;
import dev.cairn.server.terminal.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What became of every candidate: first how many, then each with the rule that decided. */
final class LedgerView {
  private static final String REFUSED = "refused";
  private static final int STATEMENT_MAX = 120;

  private LedgerView() {}

  static void ended(EndEpisode.Answer answer, Page page) {
    String id = Plain.line(answer.ledger().episode().value());
    page.line(
        "ended %s at position %d; %s".formatted(id, answer.position(), summary(answer.ledger())));
    decisions(answer.ledger(), page);
    hint(answer.ledger().suggested(), page);
  }

  static void consolidated(Consolidate.Answer answer, Page page) {
    page.line(named(answer.ledger(), page));
    decisions(answer.ledger(), page);
    hint(answer.ledger().suggested(), page);
  }

  static void ledgers(ReadLedger.Answer answer, Page page) {
    if (answer.ledgers().isEmpty()) {
      page.line("no episode was judged yet");
      page.hint("`cairn end EPISODE` ends one and judges what it has to teach");
    }
    for (Ledger ledger : answer.ledgers()) {
      page.line(named(ledger, page));
      decisions(ledger, page);
    }
    hint(answer.ledgers().stream().mapToLong(Ledger::suggested).sum(), page);
  }

  private static void hint(long suggested, Page page) {
    if (suggested > 0) {
      page.hint("`cairn cards --status suggested` lists what waits to be confirmed");
    }
  }

  private static String named(Ledger ledger, Page page) {
    return page.ink().bold(Plain.line(ledger.episode().value())) + "  " + summary(ledger);
  }

  /** {@code 3 proposed: 2 admitted, 1 refused (not_novel)} */
  static String summary(Ledger ledger) {
    if (ledger.proposed() == 0) {
      return "nothing to learn from it";
    }
    List<String> parts = new ArrayList<>();
    add(parts, ledger.admitted(), "admitted");
    add(parts, ledger.merged(), "merged");
    add(parts, ledger.superseded(), "superseded");
    add(parts, ledger.archived(), "archived");
    add(parts, ledger.suggested(), "suggested");
    add(parts, ledger.refused(), REFUSED + reasons(ledger));
    return "%d proposed: %s".formatted(ledger.proposed(), String.join(", ", parts));
  }

  private static void add(List<String> parts, long count, String what) {
    if (count > 0) {
      parts.add(count + " " + what);
    }
  }

  private static String reasons(Ledger ledger) {
    Map<String, Long> counts = ledger.decisions().stream()
        .filter(decision -> decision.decision().equals(REFUSED))
        .collect(Collectors.groupingBy(Decision::reason, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(
            each -> Plain.line(each.getKey()) + (each.getValue() > 1 ? " ×" + each.getValue() : ""))
        .collect(Collectors.joining(", ", " (", ")"));
  }

  private static void decisions(Ledger ledger, Page page) {
    int width =
        EdgeLines.width(ledger.decisions().stream().map(LedgerView::card).toList());
    for (Decision decision : ledger.decisions()) {
      String fate = "%-10s".formatted(decision.decision());
      page.line("  %s  %s  %s%s"
          .formatted(
              decision.decision().equals(REFUSED)
                  ? page.ink().red(fate)
                  : page.ink().green(fate),
              page.ink().bold(EdgeLines.padded(card(decision), width)),
              what(decision),
              page.ink().dim(why(decision))));
      if (page.wants("why") && !decision.numbers().isEmpty()) {
        page.line("              " + page.ink().dim(numbers(decision)));
      }
    }
  }

  private static String card(Decision decision) {
    return Plain.line(decision.card().orElse("-"));
  }

  /** The rule in words; where no card came of it, also what `explain` knows the candidate by. */
  private static String why(Decision decision) {
    String candidate = decision.card().isPresent() ? "" : ", " + decision.candidate();
    return "  %s: %s%s"
        .formatted(Plain.line(decision.reason()), Plain.line(decision.rule()), candidate);
  }

  /** {@code constraint “Never force-push to main.”} */
  private static String what(Decision decision) {
    String kind = decision.kind().map(known -> known.label().replace('_', ' ')).orElse("candidate");
    // A card that had to go is told with what it went for.
    String other =
        switch (decision.decision()) {
          case "superseded" -> "by ";
          case "archived" -> "for ";
          default -> "";
        };
    return other
        + kind
        + decision
            .statement()
            .map(said -> " “" + Plain.line(said, STATEMENT_MAX) + "”")
            .orElse(" (its words were erased)");
  }

  private static String numbers(Decision decision) {
    return new TreeMap<>(decision.numbers())
        .entrySet().stream()
            .map(each -> Plain.line(each.getKey()) + " " + Figures.of(each.getValue()))
            .collect(Collectors.joining(", "));
  }
}
