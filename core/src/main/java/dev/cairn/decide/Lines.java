package dev.cairn.decide;

import dev.cairn.card.Card;
import dev.cairn.index.Telling;
import dev.cairn.log.Anchor;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.TextRef;
import dev.cairn.log.Trust;
import dev.cairn.operation.Cited;
import dev.cairn.policy.PackPolicy;
import dev.cairn.search.Citations;
import dev.cairn.search.Flags;
import dev.cairn.search.Passage;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Turns cards into lines that cite what they rest on: {@code - Never … [c1a2: user, 3 Nov, "never …"]}. */
final class Lines {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", Locale.ROOT);
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ROOT);

  private final Function<Collection<TextRef>, Map<TextRef, String>> statements;
  private final Citations citations;
  private final PackPolicy policy;
  private final Instant now;
  private final Map<TextRef, String> said = new HashMap<>();
  private final Map<EvidenceRef, Citations.Quoted> quoted = new HashMap<>();
  private final Set<TextRef> read = new HashSet<>();

  Lines(
      Function<Collection<TextRef>, Map<TextRef, String>> statements,
      Citations citations,
      PackPolicy policy,
      Instant now) {
    this.statements = statements;
    this.citations = citations;
    this.policy = policy;
    this.now = now;
  }

  /** Reads the words of several cards at once: those most likely to be shown. */
  void expect(List<Card> cards) {
    List<TextRef> refs =
        cards.stream().map(card -> card.content().statement()).filter(read::add).toList();
    said.putAll(statements.apply(refs));
    quoted.putAll(citations.quoted(cards.stream()
        .flatMap(card -> card.proof().anchors().stream())
        .map(Anchor::ref)
        .filter(ref -> !quoted.containsKey(ref))
        .toList()));
  }

  /** Nothing, if its words were erased. */
  Optional<Line> of(Candidate candidate) {
    Card card = candidate.card();
    if (!read.contains(card.content().statement())) {
      expect(List.of(card));
    }
    return Optional.ofNullable(said.get(card.content().statement()))
        .map(statement -> line(candidate, statement));
  }

  private Line line(Candidate candidate, String statement) {
    Card card = candidate.card();
    List<Cited> evidence = evidence(card);
    List<String> flags = Flags.of(card, candidate.ranked().status(), evidence.size());
    StringBuilder text = new StringBuilder("- ");
    if (flags.contains(Flags.NEEDS_RECHECK)) {
      text.append("(").append(Flags.NEEDS_RECHECK).append(") ");
    }
    text.append(unbracketed(Recalled.line(statement)));
    text.append(" [")
        .append(card.id())
        .append(": ")
        .append(source(card, statement))
        .append("]\n");
    return new Line(statement, evidence, flags, text.toString());
  }

  private List<Cited> evidence(Card card) {
    return card.proof().anchors().stream()
        .map(anchor -> quoted.get(anchor.ref()))
        .filter(Objects::nonNull)
        .map(Citations.Quoted::cited)
        .toList();
  }

  /** Who said it, when, and the shortest words that say so. */
  private String source(Card card, String statement) {
    Optional<Anchor> best = card.proof().anchors().stream()
        .filter(anchor -> quoted.containsKey(anchor.ref()))
        .min(Comparator.comparingInt(anchor -> anchor.ref().end() - anchor.ref().start()));
    if (best.isEmpty()) {
      return "its evidence was erased";
    }
    Citations.Quoted words = quoted.get(best.get().ref());
    if (words == null) {
      return "its evidence was erased";
    }
    List<String> parts = new ArrayList<>();
    parts.add(who(best.get(), words));
    parts.add(day(words.at()));
    parts.add("\"" + quote(words.cited().quote(), statement) + "\"");
    return String.join(", ", parts);
  }

  private static String who(Anchor anchor, Citations.Quoted words) {
    String role =
        switch (anchor.ref().kind()) {
          case USER_SPAN -> anchor.byUser() ? "user" : "pasted by user";
          case TOOL_OUTPUT -> "tool" + words.tool().map(tool -> " " + tool).orElse("");
          case DOC_SPAN -> "document";
        };
    boolean outside =
        anchor.trust() == Trust.EXTERNAL && anchor.ref().kind() != EvidenceRef.Kind.USER_SPAN;
    return outside ? "external " + role : role;
  }

  private String day(Instant at) {
    ZonedDateTime then = at.atZone(ZoneOffset.UTC);
    boolean thisYear = then.getYear() == now.atZone(ZoneOffset.UTC).getYear();
    return (thisYear ? DAY : DATE).format(then);
  }

  private String quote(String words, String statement) {
    String line = Recalled.line(words);
    Set<String> terms = Telling.words(statement, (int) policy.quoteMax());
    String cut = Passage.best(line, terms, (int) policy.quoteMax())
        .map(best -> (best.start() > 0 ? "…" : "")
            + line.substring(best.start(), best.end())
            + (best.end() < line.length() ? "…" : ""))
        .orElse("");
    return unbracketed(cut).replace('"', '\'');
  }

  /** Brackets are ours: words from memory could cite what does not exist. */
  private static String unbracketed(String line) {
    return line.replace("[", "\\[").replace("]", "\\]");
  }

  static String heading(Slot slot) {
    return "\n## " + slot.heading() + "\n";
  }
}
