package dev.cairn.policy;

/**
 * How much of an episode is looked at and proposed when cards are made without a model. Not to be tuned by
 * a user: they belong to the rules, and change with the version of those.
 *
 * @param proposalsMax most proposals of one episode; more would only be refused by its caps
 * @param sentenceCharsMax a longer sentence is no rule and no plain fact, but something pasted
 * @param statementCharsMax longest statement of a card
 * @param lineCharsMax how far into a line of output or log is looked
 * @param answerLinesMax lines of an output that answers one question; a longer one is a listing
 * @param documentLinesMin lines of a text with headings from which it is a document
 * @param pageLineCharsMax a longer line is said, and none of those around the text of a page
 * @param settingLinesMin lines that give a value to a name from which they are a file of settings
 */
public record ExtractionBounds(
    int proposalsMax,
    int sentenceCharsMax,
    int statementCharsMax,
    int lineCharsMax,
    int answerLinesMax,
    int documentLinesMin,
    int pageLineCharsMax,
    int settingLinesMin) {
  /** Digits of the hash by which a failure is known again. */
  public static final int FAILURE_DIGITS = 12;

  public static final ExtractionBounds DEFAULT =
      new ExtractionBounds(50, 400, 300, 300, 8, 8, 80, 3);
}
