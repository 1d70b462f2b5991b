package dev.cairn.server.view;

import dev.cairn.operation.CheckAction;
import dev.cairn.operation.MakePack;
import dev.cairn.server.terminal.Plain;
import java.util.stream.Collectors;

/** What an agent is handed before it acts. */
final class RecallViews {
  private static final String INDENT = "  ";

  private RecallViews() {}

  /** The Markdown as it stands, so that a pipe can hand it on. */
  static void pack(MakePack.Answer answer, Page page) {
    Plain.block(answer.text()).lines().forEach(page::line);
    page.hint("%s: %s (%s), %d of %d tokens; --why shows the scores"
        .formatted(
            answer.pack(),
            answer.intent().label(),
            Plain.line(answer.because()),
            answer.tokens(),
            answer.tokenBudget()));
    answer.notice().ifPresent(notice -> page.hint(Plain.line(notice)));
    if (page.wants("why")) {
      answer.slots().forEach(slot -> slot.cards().forEach(item -> why(slot.slot(), item, page)));
    }
  }

  private static void why(String slot, MakePack.Item item, Page page) {
    page.line("%s  %s: %s %s"
        .formatted(
            page.ink().bold(item.id().value()),
            slot,
            Plain.line(item.statement()),
            page.ink().dim("(" + Plain.line(item.because()) + ")")));
    WhyTree.print(item.why(), INDENT, page);
  }

  static void check(CheckAction.Answer answer, Page page) {
    page.line(verdict(answer.verdict(), page) + "  " + Plain.line(answer.because()));
    for (CheckAction.Guard guard : answer.guards()) {
      page.line("%s %s  %s"
          .formatted(
              guard.forbids() ? page.ink().red("forbids") : page.ink().bold("speaks "),
              Plain.line(guard.statement()),
              page.ink().dim(facts(guard))));
      guard.evidence().forEach(cited -> page.line(INDENT + CardView.quoted(cited, page)));
      if (page.wants("why")) {
        WhyTree.print(guard.why(), INDENT, page);
      }
    }
    answer
        .risk()
        .ifPresent(risk -> page.line("%s %s"
            .formatted(
                risk.label(),
                page.ink().dim("by " + Plain.line(String.join("; ", answer.riskReasons()))))));
    answer.notice().ifPresent(notice -> page.hint(Plain.line(notice)));
  }

  private static String verdict(CheckAction.Verdict verdict, Page page) {
    String label = verdict.label();
    return switch (verdict) {
      case CLEAR -> page.ink().green(label);
      case CAUTION -> page.ink().bold(label);
      case FORBIDDEN -> page.ink().red(label);
    };
  }

  private static String facts(CheckAction.Guard guard) {
    String flags =
        guard.flags().stream().map(flag -> ", " + Plain.line(flag)).collect(Collectors.joining());
    return "%s, %s, %s%s"
        .formatted(
            guard.kind().label().replace('_', ' '),
            Plain.line(guard.scope().toString()),
            guard.id(),
            flags);
  }
}
