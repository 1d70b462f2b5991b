package dev.cairn.card.extract;

import java.lang.Character.UnicodeScript;
import java.util.regex.Pattern;

/** How a sentence is meant, whatever it says: asked, reported, supposed, doubted, or of the moment. */
final class Speech {
  private static final Pattern ASKS = Pattern.compile(
      "(?:why|what|what's|how|who|whom|whose|where|which|is|are|am|was|were|does|did"
          + "|has|had|can|could|would|should|shall|will|must|might|isn't|aren't|wasn't|doesn't|didn't|won't"
          + "|couldn't|wouldn't|shouldn't|can't we|do (?:i|you|we|they)|have (?:i|you|we|they)|may (?:i|we)"
          + "|don't (?:you|we|they)|when (?!you\\b|we\\b|\\w{2,}ing\\b))\\b");

  /** Another's words: the docs say, my boss told us. What they say binds whoever they said it to. */
  private static final Pattern REPORTS =
      Pattern.compile("(?:according to|apparently|supposedly|allegedly|rumou?r has it"
          + "|i (?:was|am|got|have been) (?:told|taught|asked|advised)|i(?:'ve| have)? (?:heard|read)"
          + "|(?!i |i'|we |we'|you |please |never|always |don't |do not |only |make |be )(?:[\\w'-]+ ){1,5}(?:say|says|said|tell|tells|told|claim|claims|claimed|insist"
          + "|insists|insisted|recommend|recommends|recommended|suggest|suggests|suggested|warn|warns|warned"
          + "|complain|complains|complained|mention|mentions|mentioned|argue|argues|argued|advise|advises|advised"
          + "|wrote|writes|thinks|believes|wants|asked|asks|demands|states that|stated))\\b");

  private static final Pattern HEARSAY = Pattern.compile(
      ", (?:or so |at least )?(?:says|said|claims|claimed|according to|as per) (?!so\\b)\\w");

  /** What one says of one's own words reports nothing. */
  private static final Pattern FORGETS =
      Pattern.compile("(?:you (?:can|may) )?(?:forget|ignore|disregard|scratch|never mind) ");

  private static final Pattern SUPPOSES = Pattern.compile(
      "(?:suppose|supposing|imagine|assume|assuming|pretend|hypothetically|in theory"
          + "|let's say|let us say|what if|unless|say )\\b");
  private static final Pattern UNREAL =
      Pattern.compile("\\b(?:(?:would|could|should) have(?! (?:the|a|an|our|my)\\b)|were to)\\b");

  private static final Pattern DOUBTS = Pattern.compile(
      "\\b(?:maybe|perhaps|probably|possibly|presumably|might|i think|i guess|i believe"
          + "|i suppose|i assume|i suspect|i doubt|not sure|unsure|seems?|seemed|looks like|looked|looks|feels like"
          + "|i hope|hopefully|kind of|sort of|if i remember|afaik|i wonder|no idea)\\b");

  /** What holds only for the thing at hand. */
  private static final Pattern POINTS =
      Pattern.compile("\\b(?:this|that|these|those|it|them|here|now|today|tonight|yet|currently"
          + "|at the moment|for the moment|this time|until|till|once more|the (?:first|second|third|last|next"
          + "|other|latter|former|new|old|current|same|above|following|previous|rest))\\b");

  /** Where a whole team or project is meant, pointing at it points at all of it; so does "from now on". */
  private static final Pattern WHOLE = Pattern.compile(
      "\\b(?:in|for|of|on|to|into|from|across|within) this (?:codebase|code base|project|repo"
          + "|repository|team|company|house|workspace|organi[sz]ation)\\b|\\bfrom (?:now|today|here) on\\b");

  private Speech() {}

  static boolean asks(String plain) {
    return plain.endsWith("?") || ASKS.matcher(plain).lookingAt();
  }

  static boolean reports(String plain) {
    return REPORTS.matcher(plain).lookingAt() || HEARSAY.matcher(plain).find();
  }

  /** Whether it is another's, or only supposed or doubted, so that it binds nobody. */
  static boolean isAnothers(Spoken spoken) {
    String said = spoken.said();
    boolean forgets = FORGETS.matcher(said).lookingAt();
    boolean hearsay = HEARSAY.matcher(", " + spoken.aside()).find();
    return hearsay || (reports(said) && !forgets) || supposes(said) || doubts(said);
  }

  static boolean supposes(String plain) {
    return SUPPOSES.matcher(plain).lookingAt() || UNREAL.matcher(plain).find();
  }

  static boolean doubts(String plain) {
    return DOUBTS.matcher(plain).find();
  }

  static boolean points(String plain) {
    return POINTS.matcher(WHOLE.matcher(plain).replaceAll("")).find();
  }

  /** Letters that hide or imitate others: what reads like one thing may be another. */
  static boolean disguises(String text) {
    UnicodeScript word = UnicodeScript.COMMON;
    int before = ' ';
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      boolean hidden = Character.getType(c) == Character.FORMAT;
      if (hidden && Character.isLetterOrDigit(before)) {
        return true;
      }
      UnicodeScript script = Character.isLetter(c) ? UnicodeScript.of(c) : UnicodeScript.COMMON;
      boolean joined = Character.isLetter(c) && Character.isLetter(before);
      if (joined && imitates(word, script)) {
        return true;
      }
      word = script;
      before = c;
    }
    return false;
  }

  private static boolean imitates(UnicodeScript one, UnicodeScript other) {
    return one != other && (one == UnicodeScript.LATIN || other == UnicodeScript.LATIN);
  }
}
