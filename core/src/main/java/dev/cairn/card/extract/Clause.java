package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a sentence comes down to once greetings, courtesies and openings are left out.
 *
 * @param said in small letters, for the rules
 * @param standing whether an opening says that it holds from now on
 */
record Clause(String said, boolean standing) {
  static final Pattern OPENING = Pattern.compile(
      "(?:that said|having said that|other than that|to repeat|ok|okay|alright|right|well|so|and|but|also|oh|ah|yes|yeah|no|sure|great"
          + "|good|perfect|cool|nice|thanks|thank you|hi|hello|hey|hey so|quick (?:thing|note|question)|heads up|btw|by the way|fyi|just|please|pls|plz|kindly|actually"
          + "|besides|again|finally|first|firstly|secondly|remember|note|important|reminder|rule|in short"
          + "|one more thing|before we (?:start|begin)|(?:for |some )?(?:context|background)|for your information|one thing|another thing|for the record|note that|remember that|be aware that"
          + "|keep in mind that|personally|honestly|in my opinion|since you ask)"
          + "(?:[,:!;]+ | - | — | (?=please|pls|quick |never|always|don't|do not|i |we |my |our |use |call |you |the |just ))");
  private static final Pattern TITLE = Pattern.compile("Do Not \\p{Lu}\\p{Ll}");
  private static final Pattern PLEASE = Pattern.compile("(?:please|pls|plz|kindly),? ");
  private static final Pattern STANDING =
      Pattern.compile("(?:from now on|from here on|going forward|from today on|in (?:the )?future"
          + "|in general|generally|as a rule|by default|at all times|for all projects|(?:for|in) this (?:project|repo"
          + "|repository|codebase))[,:]? ");
  private static final Pattern STANDS =
      Pattern.compile(".*\\b(?:from now on|from here on|going forward|in (?:the )?future|as a rule"
          + "|by default|at all times|where possible|wherever possible|whenever possible|when possible"
          + "|if possible|throughout)\\b.*");
  private static final Pattern POLITE =
      Pattern.compile("(?:could|can|would|will) you (?:please |kindly )?(.*[^?])\\?");
  private static final Pattern FIRM = Pattern.compile("\\b(?:always|never)\\b");
  private static final Pattern IF =
      Pattern.compile("(?:if|when) ((?:[^,\"]){1,120}), (?:then )?(.+)");
  private static final Pattern GERUND = Pattern.compile("\\w{2,}ing\\b");
  private static final Pattern UNREAL =
      Pattern.compile(".*\\b(?:would|could|were|had|told|said|asked|wanted|preferred)\\b.*");

  /** Nothing if the sentence is asked, supposed or disguised, and so says nothing. */
  static Optional<Clause> of(Sentence sentence) {
    if (Speech.disguises(sentence.text()) || isTitle(sentence)) {
      return Optional.empty();
    }
    Clause clause = strip(new Clause(sentence.plain(), false));
    Matcher polite = POLITE.matcher(clause.said);
    if (polite.matches()
        && (STANDS.matcher(clause.said).matches() || FIRM.matcher(clause.said).find())) {
      clause = strip(new Clause(polite.group(1) + ".", clause.standing));
    }
    return Speech.asks(clause.said) || Speech.supposes(clause.said)
        ? Optional.empty()
        : clause.withoutIf();
  }

  static boolean isTitle(Sentence sentence) {
    return TITLE.matcher(sentence.text()).lookingAt();
  }

  /** What holds on a condition holds, unless the condition is only thought of. */
  private Optional<Clause> withoutIf() {
    if (!said.startsWith("if ") && !said.startsWith("when ")) {
      return Optional.of(this);
    }
    Matcher matcher = IF.matcher(said);
    if (!matcher.matches() || UNREAL.matcher(matcher.group(1)).matches()) {
      return Optional.empty();
    }
    Clause main = strip(new Clause(matcher.group(2), standing));
    if (said.startsWith("when ") && GERUND.matcher(matcher.group(1)).lookingAt()) {
      return Optional.of(new Clause(main.said, true));
    }
    boolean firm = Constraints.COMMANDS.matcher(main.said).lookingAt();
    return firm ? Optional.of(main) : Optional.empty();
  }

  private static Clause strip(Clause clause) {
    String said = clause.said;
    boolean standing = clause.standing || STANDS.matcher(said).matches();
    for (Matcher opening = opening(said); opening.lookingAt(); opening = opening(said)) {
      standing |= opening.pattern() == STANDING;
      said = said.substring(opening.end());
    }
    return new Clause(said, standing);
  }

  private static Matcher opening(String said) {
    for (Pattern pattern : new Pattern[] {OPENING, STANDING}) {
      Matcher matcher = pattern.matcher(said);
      if (matcher.lookingAt()) {
        return matcher;
      }
    }
    return PLEASE.matcher(said);
  }
}
