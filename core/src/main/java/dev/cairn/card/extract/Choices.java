package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One thing rather than another, for all of a kind: tabs for indentation, and not for this file. */
final class Choices {
  /** To stay with a thing is to do so for longer than once. */
  private static final String STAY =
      "(?:stay with|stick to|stick with|keep to|keep using|remain with|settle on|settle for|default to"
          + "|standardi[sz]e on)";

  private static final String TAKE =
      "(?:use|go with|go for|take|do|have|opt for|pick|choose|write|see|get)";
  private static final String WISH =
      "(?:i|we) (?:would |much |still |now |do |generally |usually |always |strongly |clearly |far |only )*";
  private static final String US = "(?:(?:us|you) to |to )?";
  private static final String VALUE =
      "(?<value>(?!(?:it|this|that|these|those|them|to|you|going|how|what|the (?:first|second|last|other|new|old))\\b)[\\w`][^:]*)";

  private static final Pattern PREFERS = Pattern.compile(
      WISH
          + "(?:prefer|favou?r|rather (?:have|see|use|get|go with|write)|be (?:happier|happiest|better off|more comfortable) with) "
          + US + "(?:(?:" + STAY + "|"
          + TAKE + ") )?" + VALUE
          + "|(?:my|our) (?:\\w+ )?(?:preference|choice|pick) (?:is|are|remains|would be) (?<mine>\\w.*)");
  private static final Pattern STAYS = Pattern.compile(
      "let us agree on (?<agreed>\\w[^:]*)|(?:let us |" + WISH + "(?:like|want|ask|love) " + US
          + "|(?:you|we) (?:should |shall |will |must )?(?:always )?|" + WISH + ")?" + STAY + " "
          + VALUE);
  private static final Pattern DECIDED = Pattern.compile(
      "(?:we|i|the (?:whole )?team|everyone|everybody) (?:have |has |are |am )?(?:all |now |finally |just )*"
          + "(?:(?:settled|standardi[sz]ed|agreed|decided|landed) (?:on|for)|adopted|chose|chosen|opted for"
          + "|(?:switching|moving|changing|going|returning)(?: over| back)? to) " + VALUE);
  private static final Pattern ASKS = Pattern.compile(
      "(?:let us |(?:you|we) should )?(?:always )?(?:use|go with|go for|opt for|pick|choose) "
          + VALUE + "|" + WISH + "(?:like|want|love|expect|need) "
          + US.replace("to )?", "to )?(?:" + TAKE + " )?") + VALUE.replace("value", "wish"));
  private static final Pattern USES = Pattern.compile("(?:let us |" + WISH
      + ")?(?:always )?(?:use|go with|go for|do|have|take|write|say|spell|make it) " + VALUE);
  private static final Pattern IS = Pattern.compile("(?:it is|it will be|only) " + VALUE);
  private static final Pattern SHALL_BE = Pattern.compile(WISH
      + "(?:want|like|expect|love) (?<about>(?!to\\b|you\\b|us\\b)[\\w' -]{3,40}?) (?:to be|written|to use|formatted|to have|as|in) (?<value>\\w.*)"
      + "|(?<what>[\\w' -]{3,40}?) (?:should|shall|must|are to|is to) (?:always )?(?:be|use) (?<so>\\w.*)"
      + "|(?:let us )?keep (?<kept>[\\w' -]{3,40}?) (?:in|as|to|at|under|free of) \\w.*");
  private static final Pattern MINE = Pattern.compile(
      "(?:my|our) (?:\\w+ )?(?:preference|choice|pick|preferred (?:option|choice|way)"
          + "|convention|standard|house style|style|go-to) (?:for|when it comes to|in|regarding|on) (?<about>.{2,60}?) "
          + "(?:is|are|would be|remains) (?:to (?:use|have) )?(?<value>\\w.*)");
  private static final Pattern USED = Pattern.compile("(?:i|we) (?:am|are) (?:used|accustomed) to "
      + VALUE + "|(?:i|we) (?:like|love) (?<liked>\\w.*)");
  private static final Pattern LIKES_BEST =
      Pattern.compile(WISH + "(?:like|love) \\w.* (?:best|better|most|more)(?: than .*)?");
  private static final Pattern SWITCHES = Pattern.compile(
      "(?:let us |(?:we|you) (?:will |should )?)?(?:switch|move|change|go|return)(?: back| over)? to "
          + VALUE);
  private static final Pattern OURS =
      Pattern.compile("we (?:always |only |generally )?(?:use|go with|do|write|prefer) " + VALUE);
  private static final Pattern PLACE = Pattern.compile("\\b(?:here|in (?:this|our) \\w+)\\b");
  private static final Pattern KEEP = Pattern.compile(
      "\\b(?:keep|leave|do|have|make) (?:it|that|things|them) (?:that way|like that|so|the same|as (?:it is|is))\\b"
          + "|\\b(?:stay with|stick to|stick with|keep to) (?:it|that)\\b");

  private static final Pattern HAS = Pattern.compile("(?:i|we) (?:\\w+ )*(?:have|take) .*");
  private static final Pattern ONE = Pattern.compile("\\b(?:a|an|the) ");
  private static final Pattern IS_HOW = Pattern.compile(
      "(?<value>(?!(?:that|this|it|here|which)\\b)\\w.*?) (?:is|are) (?:how|what|the way) (?:i|we) (?:want|like|prefer|do|need|write|use|handle)\\b(?<about>.*)");

  /** What is to be expected, and not what is asked for: builds should be faster from now on. */
  private static final Pattern HOPED = Pattern.compile(
      ".* be (?:better|faster|slower|cheaper|ok|fine|green|fixed|stable|good|ready|done|gone|able|working|visible|safe)\\b.*");

  /** How a team does a thing, where it says that it is its way. */
  private static final Pattern WE_DO = Pattern.compile(
      "we (?:always )?(?:write|format|name|spell|indent|order|sort|phrase|label) (?<about>\\w.*?) (?:as|in|with|by|after|like) \\w.*");

  private Choices() {}

  static Optional<String> rule(Spoken spoken) {
    if (spoken.passing() || !spoken.when().isEmpty()) {
      return Optional.empty();
    }
    String said = spoken.said();
    boolean chosen = names(MINE, said)
        || (spoken.lasting() && STAYS.matcher(said).matches())
        || (PLACE.matcher(spoken.marks()).find() && OURS.matcher(said).matches())
        || ((spoken.lasting() || said.endsWith(" here")) && isHow(said))
        || (spoken.lasting()
            && (names(SHALL_BE, said) || names(WE_DO, said))
            && !HOPED.matcher(said).matches())
        || Topic.of(said).filter(topic -> chooses(spoken, topic)).isPresent()
        || Brief.chooses(spoken);
    return chosen ? Optional.of("user_chooses") : Optional.empty();
  }

  private static boolean chooses(Spoken spoken, Topic topic) {
    String rest = topic.rest();
    if (PREFERS.matcher(rest).matches()
        || STAYS.matcher(rest).matches()
        || LIKES_BEST.matcher(rest).matches()
        || (spoken.lasting() && SWITCHES.matcher(rest).matches())
        || (topic.purpose() && DECIDED.matcher(rest).matches())) {
      return true;
    }
    if (USED.matcher(rest).matches()) {
      return KEEP.matcher(spoken.aside()).find();
    }
    boolean firm = firm(spoken, rest)
        && (spoken.lasting() || rest.contains(" always ") || !ONE.matcher(rest).find());
    return (ASKS.matcher(rest).matches() && (firm || topic.broad()))
        || (firm && USES.matcher(rest).matches() && !HAS.matcher(rest).matches())
        || (spoken.ordered() && IS.matcher(rest).matches())
        || (spoken.lasting() && isHow(rest));
  }

  /** For good, or against something else. */
  private static boolean firm(Spoken spoken, String words) {
    return spoken.lasting() || Brief.isAgainst(spoken, words) || words.contains(" always ");
  }

  private static boolean isHow(String said) {
    return IS_HOW.matcher(said).matches() && !Standing.isPointing(said);
  }

  /** What it is about, and what is chosen, must be more than what one points at. */
  private static boolean names(Pattern pattern, String said) {
    Matcher matcher = pattern.matcher(said);
    return matcher.matches()
        && !Speech.points(said)
        && Groups.first(matcher).filter(Topic::isKind).isPresent();
  }
}
