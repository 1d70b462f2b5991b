package dev.cairn.entity;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The closed lists of English words that name nothing by themselves. */
final class StopWords {
  /** A noun follows them. */
  private static final Set<String> ARTICLES = words("""
      a an the my your his her its our their this that these those some any each every no another
      both either neither
      """);

  /** A noun follows them too, if no article does. "To" is not among them: a verb may follow. */
  private static final Set<String> PREPOSITIONS = words("""
      about above across after against along among around at before behind below beneath beside besides
      between beyond by despite during except for from in inside into near of off on onto over past
      regarding since through throughout toward towards under until upon versus via with within without
      """);

  private static final Set<String> FUNCTION_WORDS = words("""
      i me mine myself you yours yourself he him himself she hers herself it itself we us ours ourselves
      they them theirs themselves who whom whose which what where when why how
      and or but nor so yet if then else because although though while whereas unless whether than as
      to up down out not also too very just only even ever never always often sometimes usually already
      still again once twice here there now today tomorrow yesterday tonight soon later ago maybe perhaps
      really quite rather pretty almost enough well much many more most less least few several all none
      such same other others own else anyway however therefore thus hence instead indeed actually
      definitely probably especially together away back forward everyone everybody everything everywhere
      someone somebody something somewhere anyone anybody anything anywhere nobody nothing nowhere
      one two three four five six seven eight nine ten hundred thousand million first second third
      like per etc vs gonna wanna gotta
      """);

  /** The commonest verbs, in the forms that their ending does not give away. */
  private static final Set<String> VERBS = words("""
      am is are was were be been being have has had having do does did doing done will would shall should
      can could may might must ought let lets
      go goes went gone going get gets got gotten getting make makes made making take takes took taken
      taking come comes came coming see sees saw seen seeing know knows knew known think thinks thought
      say says said tell tells told give gives gave given giving find finds found want wants wanted need
      needs needed feel feels felt become becomes became leave leaves left put puts mean means meant keep
      keeps kept begin begins began begun seem seems seemed help helps helped show shows showed shown hear
      hears heard run runs ran move moves live lives believe believes bring brings brought happen happens
      happened write writes wrote written sit sits sat stand stands stood lose loses lost pay pays paid
      meet meets met include includes included continue learn learns learnt learned understand understood
      follow follows stop stops create creates speak speaks spoke spoken read reads spend spends spent grow
      grows grew grown win wins won offer offers remember remembers consider appear appears buy buys bought
      wait waits die dies died send sends sent expect build builds built stay stays fall falls fell cut
      cuts reach reaches remain remains try tries tried trying ask asks asked use uses used using work
      works worked call calls called love loves loved hope hopes hoped enjoy enjoys enjoyed look looks
      looked looking start starts started talk talks talked share shares shared check checks thank thanks
      sound sounds sounded guess wish wishes eat eats ate drink drinks drank drive drives drove teach
      taught catch caught choose chose chosen sell sold set sets sing sang swim swam wear wears wore hold
      holds held hit hits hurt forget forgot forgotten break broke broken sleep slept fix fixes add adds
      please agree agrees allow allows provide provides ensure ensures
      """);

  /** Nouns that could be anything, and adjectives that say nothing. */
  private static final Set<String> VAGUE_NOUNS = words("""
      thing things stuff lot lots bit way ways kind kinds sort sorts type types time times day days week
      weeks month months year years hour hours minute minutes moment while morning afternoon evening night
      weekend fact case point part parts rest end beginning side top bottom place example reason
      number amount couple pair bunch ton tons person people guy guys man woman anyone idea ideas
      issue question answer problem result results
      """);

  private static final Set<String> VAGUE_ADJECTIVES = words("""
      good great nice new old big small little large huge long short high low bad best better worst worse
      next last recent current able sure right wrong true real whole full different similar important
      special certain main general possible available amazing awesome cool fun super favorite favourite
      happy glad sorry proud excited hard easy interesting beautiful wonderful lovely perfect
      """);

  /** Written with a capital, and yet no names. */
  private static final Set<String> NO_NAMES = words("""
      monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
      january february march april june july august september october november december
      jan feb mar apr jun jul aug sep sept oct nov dec
      ok okay yes yeah yep no nope hi hey hello bye wow oh ah haha hmm huh thanks thank sure lol omg btw
      fyi asap congrats welcome dear sincerely regards cheers
      mr mrs ms miss dr prof sir madam
      note error warning info debug user assistant system tool human answer question example summary step
      source title subject date today tomorrow yesterday
      """);

  /** A point behind them ends no sentence. */
  private static final Set<String> ABBREVIATIONS =
      words("mr mrs ms dr prof st jr sr inc ltd co corp vs etc e.g i.e no vol approx dept est fig");

  /** Stand inside a name, before a part with a capital. */
  private static final Set<String> INSIDE_NAMES =
      words("of de del della la le las los van von der den da di du dos das y e al bin ibn");

  private static final Set<String> CONTRACTED = words("t m re ve ll d s");

  /** One look instead of four: every word is asked. */
  private static final Set<String> STOP = Stream.of(ARTICLES, PREPOSITIONS, FUNCTION_WORDS, VERBS)
      .flatMap(Set::stream)
      .collect(Collectors.toUnmodifiableSet());

  private StopWords() {}

  private static Set<String> words(String list) {
    return Set.copyOf(Arrays.asList(list.strip().split("\\s+")));
  }

  /** Whether a word, in lower case, names nothing. Contractions are stop words, whatever they contract. */
  static boolean isStop(String word) {
    return STOP.contains(word) || isContraction(word);
  }

  private static boolean isContraction(String word) {
    int mark = Math.max(word.lastIndexOf('\''), word.lastIndexOf('’'));
    return mark > 0 && CONTRACTED.contains(word.substring(mark + 1));
  }

  static boolean leadsToNoun(String word) {
    return ARTICLES.contains(word) || PREPOSITIONS.contains(word);
  }

  static boolean isVagueNoun(String word) {
    return VAGUE_NOUNS.contains(word);
  }

  static boolean isVagueAdjective(String word) {
    return VAGUE_ADJECTIVES.contains(word);
  }

  /** Whether a capital makes no name of it. */
  static boolean isNoName(String word) {
    return NO_NAMES.contains(word) || isStop(word);
  }

  static boolean isAbbreviation(String word) {
    return ABBREVIATIONS.contains(word);
  }

  static boolean standsInsideNames(String word) {
    return INSIDE_NAMES.contains(word);
  }
}
