package dev.cairn.card.extract;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the user says is so, and will still be so next week. */
final class UserFacts {
  private static final String SUBJECT = "((?:my|our|the|all|all our) (?:[\\w'`/&.+-]+ ){1,6}?)";
  private static final Pattern CALLED = Pattern.compile(
      SUBJECT
          + "(?:is|are|was) (?:called|named|known as) (?!twice|once|from|by|when|with|again|in|at|on)\\S.*|()my name is .+");
  private static final Pattern DONE = Pattern.compile(SUBJECT
      + "(?:(?:was|were) born in|(?:is|are) (?:all |only |always |also |currently )?(?:written|built|implemented|hosted|deployed|stored"
      + "|located|kept|based|maintained|owned|managed|configured|defined|documented|generated|licensed|versioned"
      + "|backed|served|signed|encrypted|run|mounted|published|mirrored|named|indexed|cached|scheduled|organi[sz]ed) "
      + "(?:in|on|at|by|with|from|to|under|as|via|using|through|inside|after|behind|for)) .+");
  private static final Pattern DOES = Pattern.compile(SUBJECT
      + "(?:(?:only|always|never|also|still|mostly) )?(?:uses?|runs? (?:on|at|in|under|as|every|behind)|lives? (?:in|at|on|under|with|near)"
      + "|depends? on|needs? (?:a |an |the )?(?:running|live|local)|requires?|expects|listens? on|starts? (?:in|at|on)|ends? (?:in|at|on)|accepts?|supports?"
      + "|speaks?|exposes?|consists? of|works? (?:at|for|as|in)|comes? from|belongs? to|talks? to|writes? to"
      + "|reads? from|points? to|reports? to|leaves? (?:on|at|from)|arrives? (?:on|at|in)|opens? at|closes? at"
      + "|sits? in|is hosted|expires? (?:on|in)|has (?:\\d+|" + Words.NUMBERS
      + ")|have (?:\\d+|" + Words.NUMBERS
      + "))\\b.*");
  /** A name of its own, as it begins the sentence. */
  private static final Pattern ALONE = Pattern.compile(
      "((?!it |he |she |this |that |there |who |which |for |to |so )[\\w'/&.-]+ (?:[\\w'/&.-]+ )?)"
          + "(?:only |always |never |also )?(?:uses|runs (?:on|at|in|under)|lives (?:in|at|on)|depends on"
          + "|requires|listens on|accepts|supports|works (?:at|for|as)|belongs to|reports to|expires (?:on|in)|is required|are required"
          + "|(?:is|are) (?:kept|stored|hosted|deployed|written|built|managed|archived) (?:in|on|at|with|by)"
          + "|takes? (?:about |around |roughly )?\\d+)\\b.*");

  private static final Pattern ROLE = Pattern.compile(
      "\\p{Lu}\\w+(?: \\p{Lu}\\w+)* is (?:our|my|the) (?:[\\w-]+ ){0,3}(?:owner|manager|lead|leader|maintainer|author"
          + "|ceo|cto|admin|contact|designer|engineer|founder|head|boss|client|customer|vendor|provider|supplier"
          + "|teacher|doctor|landlord|accountant|lawyer)\\b.*");
  private static final Pattern IS = Pattern.compile(
      SUBJECT + "(?:is|are) (?!always|never|really|so |very|getting|going|coming|having)(.+)");
  private static final Pattern HABIT = Pattern.compile(
      "((?:my|our|the|that) (?:[\\w'`/&.+-]+ ){1,5}?)(?:only|always|never) (\\w+)\\b.*");
  private static final Pattern WE = Pattern.compile(
      "we (?:(?:only|also|mostly|don't|do not|never) )?(?:use|follow|practi[cs]e|maintain|support|target|rely on|depend on|host|are based in)\\b .+");
  private static final Pattern WE_DO = Pattern.compile(
      "we(?:'ve| have)? (?:deploy|run|store|build|ship|release|switched|migrated|moved|have (?:\\d+|"
          + Words.NUMBERS + ")|develop|sell|renamed|bought|operate)\\b.+");

  private static final Pattern EXPERIENCE = Pattern.compile(
      "(?:get|got|see|saw|say|said|seem|seems|feel|feels|want|wants|happened|mind|know|knows)");

  private static final Pattern HERE = Pattern.compile(" here[.!]*$");

  private UserFacts() {}

  static Optional<String> rule(Clause clause, Sentence sentence) {
    String said = clause.said();
    if (Speech.reports(said) || Speech.doubts(said)) {
      return Optional.empty();
    }
    if (isHabit(said)) {
      return Optional.of("user_observes");
    }
    if (Lasting.isPassing(said)) {
      return Optional.empty();
    }
    boolean specific = Specific.is(sentence);
    if (Persons.rule(said, sentence.text(), specific)) {
      return Optional.of("user_person");
    }
    boolean ours = WE.matcher(said).matches()
        || ROLE.matcher(sentence.text()).matches()
        || (specific && WE_DO.matcher(said).matches());
    return (ours && !Speech.points(HERE.matcher(said).replaceFirst(""))) || isState(said, specific)
        ? Optional.of("user_states")
        : Optional.empty();
  }

  private static boolean isState(String said, boolean specific) {
    for (Pattern pattern :
        specific ? List.of(CALLED, DONE, DOES, ALONE, IS) : List.of(CALLED, DONE, DOES)) {
      Matcher matcher = pattern.matcher(said);
      if (matcher.matches()) {
        String subject = Objects.requireNonNullElse(matcher.group(1), "").strip();
        return !Lasting.isInWork(subject)
            && Lasting.holds(subject, said.substring(Math.max(0, matcher.end(1))));
      }
    }
    return false;
  }

  /** How a thing behaves, which "only", "always" and "never" describe and do not command. */
  private static boolean isHabit(String said) {
    Matcher matcher = HABIT.matcher(said);
    if (!matcher.matches()) {
      return false;
    }
    String verb = matcher.group(2);
    boolean formed =
        verb.endsWith("s") || verb.endsWith("ed") || matcher.group(1).endsWith("s ");
    return formed
        && Lasting.holds(matcher.group(1).strip(), "")
        && !EXPERIENCE.matcher(verb).matches();
  }
}
