package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a statement into its thoughts, without the reasons given for them. */
final class Clauses {
  private static final Pattern BREAK =
      Pattern.compile("[,;()\\u2013\\u2014]+|\\s-\\s|[.!?]+(?:\\s|$)|:(?=\\s|$)");

  private static final Pattern TOPIC = Pattern.compile(
      "\\b(?:when it comes to|as far as|as for|regarding|concerning|with (?:regard|respect) to|in terms of)\\b",
      Pattern.CASE_INSENSITIVE);

  /** {@code leave semicolons out of it}. */
  private static final Pattern LEAVE = Pattern.compile(
      "\\bleav(?:e|ing) ([^,;:.]{1,60}?) out\\b(?: of (?:it|this|that))?",
      Pattern.CASE_INSENSITIVE);

  /** What follows explains, or concedes what changes nothing. */
  private static final Turns REASONS = Turns.of(
      "because",
      "since",
      "now that",
      "so that",
      "given that",
      "due to",
      "even when",
      "even if",
      "even though",
      "although",
      "or else");

  private static final Set<String> NARRATING =
      Frames.words("it it's that that's this they i i'm i've we we've the there");

  private static final Set<String> URGING = Frames.words("""
      must should shall never always don't prefer want like use using expect promised agreed told committed let's will
      won't would we'll we'd i'd can may please make ensure keep stick stay only need have required mandatory allowed
      fine ok okay forbidden not no""");

  /** Of himself one tells much: {@code I keep having to say so}. */
  private static final Set<String> WISHING = Frames.words("""
      prefer want like expect promised promise agreed told committed will won't would need don't use""");

  /** What stands before a colon may only say that a rule follows. */
  private static final Set<String> ANNOUNCING = Frames.words(
      "rule rules policy request reminder note wish ask principle guideline convention law");

  private final List<Clause> all = new ArrayList<>();
  private Phrase waiting = Phrase.of("");
  private Set<String> topic = Set.of();
  private Set<String> when = Set.of();

  private Clauses() {}

  static List<Clause> of(String statement) {
    Clauses clauses = new Clauses();
    String level = TOPIC.matcher(statement).replaceAll("for");
    level = LEAVE.matcher(level).replaceAll("skip $1");
    Matcher breaks = BREAK.matcher(level);
    int from = 0;
    while (breaks.find()) {
      clauses.add(level.substring(from, breaks.start()), breaks.group().equals(":"));
      from = breaks.end();
    }
    clauses.add(level.substring(from), false);
    clauses.end();
    return List.copyOf(clauses.all);
  }

  private void add(String text, boolean colon) {
    Phrase phrase = withoutReason(Phrase.of(text).without(Fillers.PASSING));
    if (phrase.isEmpty() || Fillers.LEADING.containsAll(phrase.words())) {
      return;
    }
    Set<String> things = Stance.things(phrase);
    if (things.isEmpty()) {
      waiting = waiting.and(phrase);
    } else if (colon && isTopic(phrase, things)) {
      topic = topic(phrase);
    } else if (colon && phrase.hasAny(ANNOUNCING) && Manner.of(phrase) == Manner.AFFIRMS) {
      waiting = Phrase.of("");
    } else if (isCondition(phrase)) {
      condition(phrase);
    } else if (all.isEmpty() || !isAside(phrase)) {
      all.add(inherit(Clause.of(waiting.and(phrase)).with(topic, when)));
      waiting = Phrase.of("");
      topic = Set.of();
      when = Set.of();
    }
  }

  /** {@code use ISO for dates, not local ones}: the second half is about dates too. */
  private Clause inherit(Clause clause) {
    boolean leans = clause.topic().isEmpty()
        && (Manner.of(clause.main()) != Manner.AFFIRMS || clause.main().hasAny(Set.of("instead")));
    if (!leans || all.isEmpty() || Slots.of(clause).isPresent()) {
      return clause;
    }
    return Slots.of(all.get(all.size() - 1))
        .filter(slot -> slot.sort() != Slot.Sort.BEING)
        .map(slot -> clause.leaning(slot.thing()))
        .orElse(clause);
  }

  /** What says nothing of its own belongs to what it follows. */
  private void end() {
    if (!waiting.isEmpty() && !all.isEmpty()) {
      Clause last = all.remove(all.size() - 1);
      all.add(new Clause(last.topic(), last.main().and(waiting), last.when(), last.leans()));
    }
  }

  private static Phrase withoutReason(Phrase phrase) {
    int at = phrase.first(Set.of(), REASONS);
    return at < 0 ? phrase : phrase.part(0, at);
  }

  private static boolean isTopic(Phrase phrase, Set<String> things) {
    return !phrase.hasAny(ANNOUNCING)
        && things.size() <= CardPolicy.VALUE_WORDS_MAX
        && Manner.of(phrase) == Manner.AFFIRMS;
  }

  /** {@code one thing about dates}: what it is about, not that it is one thing. */
  private static Set<String> topic(Phrase phrase) {
    for (int at = phrase.size() - 2; at > 0; at--) {
      Set<String> behind = Stance.things(phrase.part(at + 1, phrase.size()));
      if (Set.of("about", "on", "for").contains(phrase.word(at)) && !behind.isEmpty()) {
        return behind;
      }
    }
    return Stance.things(phrase);
  }

  private static boolean isCondition(Phrase phrase) {
    return phrase.turn(Frames.CONDITIONS, 0) > 0 || phrase.word(0).equals("for");
  }

  private void condition(Phrase phrase) {
    Clause whole = Clause.of(phrase);
    if (!whole.topic().isEmpty()) {
      all.add(new Clause(whole.topic(), waiting.and(whole.main()), whole.when(), false));
      waiting = Phrase.of("");
      return;
    }
    Set<String> said = Clause.condition(phrase, 0);
    if (phrase.word(0).equals("for")) {
      topic = said;
    } else if (all.isEmpty()) {
      when = said;
    } else {
      Clause last = all.remove(all.size() - 1);
      all.add(last.with(Set.of(), said));
    }
  }

  /** A reason that is not called one: it tells how things are, and asks for nothing. */
  private static boolean isAside(Phrase phrase) {
    boolean own = phrase.word(0).equals("i");
    boolean tells = NARRATING.contains(phrase.word(0)) || phrase.hasAny(Frames.COPULA);
    return tells && !phrase.hasAny(own ? WISHING : URGING) && Manner.of(phrase) == Manner.AFFIRMS;
  }
}
