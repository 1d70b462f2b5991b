package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence taken apart the way it is spoken: "From now on, whenever you add a job, please give it a
 * timeout - I keep having to ask" says one thing, on one condition, for good, politely, and gives a reason.
 *
 * @param said what it comes down to, spelled out and in small letters
 * @param when the condition it holds on, if any
 * @param aside what follows: a reason, a contrast, an afterthought
 * @param marks the words by which it holds for longer than now
 * @param urged whether it is asked for with "please" or stressed
 */
record Spoken(String said, String when, String aside, String marks, boolean urged) {
  private static final String APART = "(?::|,| -| –| —)";

  /** Who calls it a rule says that it stands. */
  private static final Pattern RULE = Pattern.compile(
      "(?:(?:a|an|one|another|quick|new|general|simple|basic|small|important|standing|my|our|the|more|hard|golden"
          + "|ground|house|team|project|working|coding|only) ){0,4}(?:rule|policy|convention|guideline)"
          + "(?: (?:of mine|from me|for you|of the house|of thumb|(?:for|in) (?:this|the|our)(?: whole| entire)? \\w+))?"
          + APART + " ");

  private static final Pattern OPENING = Pattern.compile(
      "(?:to be (?:very )?clear|let me be clear|just so (?:you know|we are clear|it is clear)|for the avoidance of doubt"
          + "|while i think of it|before i forget|as i said|like i said|(?:it )?turns out(?: that)?|btw|by the way|fyi|anyway"
          + "|quick (?:one|reminder|heads[- ]up)|small (?:thing|request)|one (?:last|more|small|other) (?:thing|request|note)"
          + "|(?:look|listen)(?=,)|hm+|oh and|and|also|(?:rather than|instead of) [\\w' -]{2,40}(?=,))"
          + APART + "? ");

  /** No more than a topic: the comma behind it parts no reason from a rule. */
  private static final Pattern TOPIC = Pattern.compile(
      "(?:for|in|on|with|as for|regarding|concerning|about|as far as|when it comes to)"
          + "(?: (?!i\\b|we\\b|use\\b|let\\b|it\\b|stick\\b|stay\\b|go\\b|keep\\b)[\\w'/&.+#`-]+){1,5}");

  private static final Pattern ASIDE =
      Pattern.compile(", |; | - | – | — | because | even (?:if|when|though) ");

  static Optional<Spoken> of(Sentence sentence) {
    if (Speech.disguises(sentence.text()) || Clause.isTitle(sentence)) {
      return Optional.empty();
    }
    Spoken whole = new Spoken(Spelling.out(sentence.plain()), "", "", "", false).opened();
    String order = Courtesy.order(whole.said);
    if (order.equals(whole.said)) {
      return order.endsWith("?") ? Optional.empty() : Optional.of(whole.parted());
    }
    // What is asked for politely is asked for once, unless it says otherwise.
    return Optional.of(whole.with(order).opened().parted()).filter(Spoken::lasting);
  }

  boolean lasting() {
    return !marks.isEmpty() || Standing.beside(aside);
  }

  /** Whether it is said to begin now, as orders are: "every time" may also tell what happens. */
  boolean ordered() {
    return Standing.isOrdered(marks);
  }

  boolean hard() {
    return Standing.isHard(marks) || Standing.isHard(aside);
  }

  /** Whether what is said, or what it holds for, is only the thing at hand. */
  boolean passing() {
    return Standing.isPassing(said) || Standing.isPassing(when);
  }

  private Spoken with(String words) {
    return new Spoken(words, when, aside, marks, urged);
  }

  private Spoken marked(String words, String mark) {
    return new Spoken(words, when, aside, marks + " " + mark, urged);
  }

  /** Without courtesies, and without what opens it. */
  private Spoken opened() {
    Courtesy courtesy = Courtesy.of(said);
    String whole = Standing.withoutMidst(courtesy.said());
    boolean from = whole.length() < courtesy.said().length();
    String mark = from ? marks + " " + Standing.FROM_NOW_ON : marks;
    return new Spoken(whole, when, aside, mark, urged || courtesy.urged()).stripped();
  }

  private Spoken stripped() {
    Matcher rule = RULE.matcher(said);
    if (rule.lookingAt()) {
      return marked(said.substring(rule.end()), rule.group()).stripped();
    }
    if (Standing.first(said) > 0) {
      return begun().stripped();
    }
    for (Pattern pattern : new Pattern[] {OPENING, Clause.OPENING}) {
      Matcher opening = pattern.matcher(said);
      if (opening.lookingAt()) {
        return with(said.substring(opening.end())).stripped();
      }
    }
    return this;
  }

  /** Without the words at the beginning by which it lasts. */
  private Spoken begun() {
    int first = Standing.first(said);
    return first > 0 ? marked(said.substring(first), said.substring(0, first)) : this;
  }

  private Spoken parted() {
    Optional<Condition> first = Condition.first(said);
    if (first.isPresent()) {
      return on(first.get()).begun().withAside().closed();
    }
    Spoken main = withAside().closed();
    return Condition.last(main.said).map(last -> main.on(last).closed()).orElse(main);
  }

  private Spoken on(Condition condition) {
    String mark = condition.how().isEmpty() ? marks : marks + " " + condition.how();
    return new Spoken(condition.said(), condition.when(), aside, mark, urged);
  }

  private Spoken withAside() {
    Matcher matcher = ASIDE.matcher(said);
    boolean found = matcher.find();
    if (found && TOPIC.matcher(said.substring(0, matcher.start())).matches()) {
      found = matcher.find();
    }
    if (!found) {
      return this;
    }
    boolean counts = matcher.group().startsWith(" even");
    String rest = said.substring(counts ? matcher.start() + 1 : matcher.end());
    return new Spoken(said.substring(0, matcher.start()), when, rest, marks, urged);
  }

  /** Without the words at the end by which it lasts. */
  private Spoken closed() {
    int last = Standing.last(said);
    return last < said.length()
        ? marked(said.substring(0, last), said.substring(last)).closed()
        : this;
  }
}
