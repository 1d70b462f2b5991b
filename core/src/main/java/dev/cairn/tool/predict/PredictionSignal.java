package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionWeights;
import java.util.function.ToDoubleFunction;

/** What speaks for a tool as the next one. The order is that in which explanations add them up. */
@SuppressWarnings("ImmutableEnumChecker") // the functions are accessors of a record
public enum PredictionSignal {
  COUNTS(
      "how often it came after these steps, from three down to none",
      PredictionSignal::none,
      PredictionWeights::askedCounts,
      PredictionWeights::unaskedCounts),
  FOLLOWS(
      "how often it followed the last step",
      PredictionWeights::firstFollows,
      PredictionWeights::askedFollows,
      PredictionWeights::unaskedFollows),
  FOLLOWS_TWO(
      "how often it followed the last two steps",
      PredictionSignal::none,
      PredictionWeights::askedFollowsTwo,
      PredictionSignal::none),
  TWO_AFTER(
      "how often it came two steps later",
      PredictionSignal::none,
      PredictionSignal::none,
      PredictionWeights::unaskedTwoAfter),
  SURE(
      "nothing else came after these steps",
      PredictionWeights::firstSure,
      PredictionWeights::askedSure,
      PredictionWeights::unaskedSure),
  SHARE(
      "its share of the first steps",
      PredictionWeights::firstShare,
      PredictionSignal::none,
      PredictionSignal::none),
  TOGETHER(
      "runs that had these tools had it too",
      PredictionSignal::none,
      PredictionWeights::askedTogether,
      PredictionWeights::unaskedTogether),
  IN_RUN(
      "it followed this tool before in this run",
      PredictionSignal::none,
      PredictionWeights::askedInRun,
      PredictionWeights::unaskedInRun),
  IN_RUN_TWO(
      "it followed these two tools before in this run",
      PredictionSignal::none,
      PredictionWeights::askedInRunTwo,
      PredictionWeights::unaskedInRunTwo),
  AGAIN(
      "it is the last tool again",
      PredictionSignal::none,
      PredictionWeights::askedAgain,
      PredictionWeights::unaskedAgain),
  HABIT(
      "this run repeats its tools",
      PredictionSignal::none,
      PredictionWeights::askedHabit,
      PredictionSignal::none),
  RETURN(
      "runs come back to it",
      PredictionSignal::none,
      PredictionSignal::none,
      PredictionWeights::unaskedReturn),
  SERVER(
      "the last tool's server has it",
      PredictionSignal::none,
      PredictionWeights::askedServer,
      PredictionWeights::unaskedServer),
  LIKE(
      "its name is like the last tool's",
      PredictionSignal::none,
      PredictionWeights::askedLike,
      PredictionSignal::none),
  NEW_LIKE(
      "it was never run, and its name is like the last tool's",
      PredictionSignal::none,
      PredictionWeights::askedNewLike,
      PredictionSignal::none),
  NAME(
      "words of the request in its name",
      PredictionWeights::firstName,
      PredictionWeights::askedName,
      PredictionSignal::none),
  SENTENCE(
      "words of its best sentence in all it says",
      PredictionWeights::firstSentence,
      PredictionSignal::none,
      PredictionSignal::none),
  REMAINING(
      "words of the request no tool was used for yet, in all it says",
      PredictionSignal::none,
      PredictionWeights::askedRemaining,
      PredictionSignal::none),
  NOW(
      "words of the sentence the run has come to",
      PredictionWeights::firstNow,
      PredictionSignal::none,
      PredictionSignal::none),
  NEXT_SENTENCE(
      "words of the sentence after that",
      PredictionSignal::none,
      PredictionWeights::askedNextSentence,
      PredictionSignal::none),
  LATER_SENTENCE(
      "words of the sentences that follow",
      PredictionSignal::none,
      PredictionWeights::askedLaterSentence,
      PredictionSignal::none),
  AHEAD(
      "the request names it after the last tool",
      PredictionSignal::none,
      PredictionWeights::askedAhead,
      PredictionSignal::none),
  SERVER_WORDS(
      "words of the request in the tools of its server",
      PredictionWeights::firstServerWords,
      PredictionWeights::askedServerWords,
      PredictionSignal::none),
  NEW_TEXT(
      "it was never run, and has words of the request",
      PredictionWeights::firstNewText,
      PredictionWeights::askedNewText,
      PredictionSignal::none),
  WORDS(
      "words of the request led to it in past runs",
      PredictionWeights::firstWords,
      PredictionWeights::askedWords,
      PredictionSignal::none),
  WORDS_HERE(
      "words of the request led from the last step to it",
      PredictionWeights::firstWordsHere,
      PredictionWeights::askedWordsHere,
      PredictionSignal::none),
  NEAR_USED(
      "the nearest past requests used it",
      PredictionWeights::firstNearUsed,
      PredictionWeights::askedNearUsed,
      PredictionSignal::none),
  NEAR_NEXT(
      "it came next in the nearest past requests",
      PredictionWeights::firstNearNext,
      PredictionWeights::askedNearNext,
      PredictionSignal::none),
  NEW(
      "it was never run",
      PredictionWeights::firstNew,
      PredictionWeights::askedNew,
      PredictionWeights::unaskedNew),
  NEW_EXPECTED(
      "it was never run, and runs often bring new tools",
      PredictionWeights::firstNewExpected,
      PredictionWeights::askedNewExpected,
      PredictionSignal::none),
  TOLD(
      "somebody or its schema says that it comes after these tools",
      PredictionSignal::none,
      PredictionWeights::askedTold,
      PredictionWeights::unaskedTold);

  private final String says;
  private final ToDoubleFunction<PredictionWeights> first;
  private final ToDoubleFunction<PredictionWeights> asked;
  private final ToDoubleFunction<PredictionWeights> unasked;

  PredictionSignal(
      String says,
      ToDoubleFunction<PredictionWeights> first,
      ToDoubleFunction<PredictionWeights> asked,
      ToDoubleFunction<PredictionWeights> unasked) {
    this.says = says;
    this.first = first;
    this.asked = asked;
    this.unasked = unasked;
  }

  /** A stage in which the signal says nothing. */
  private static double none(PredictionWeights weights) {
    return 0;
  }

  public String says() {
    return says;
  }

  double weight(Stage stage, PredictionWeights weights) {
    return switch (stage) {
      case FIRST -> first.applyAsDouble(weights);
      case ASKED -> asked.applyAsDouble(weights);
      case UNASKED -> unasked.applyAsDouble(weights);
    };
  }
}
