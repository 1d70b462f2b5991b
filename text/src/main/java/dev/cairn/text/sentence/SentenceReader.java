package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.TakenBack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a person says: which sentences are rules, preferences, promises, facts, and which are not. */
public final class SentenceReader {
  private static final class Shipped {
    private static final SentenceReader READER = new SentenceReader(ReaderModel.shipped());
  }

  private final ReaderModel model;

  public SentenceReader(ReaderModel model) {
    this.model = model;
  }

  /** The reader with the weights that come with Cairn. */
  public static SentenceReader shipped() {
    return Shipped.READER;
  }

  /** Reads a turn of a person, in time linear in its length. */
  public ReadTurn read(String text, SentenceVectors vectors) {
    ParsedTurn turn = ParsedTurn.of(text);
    TurnScorer scorer = new TurnScorer(model, turn, vectors);
    TurnScores scores = scorer.score();
    Thresholds thresholds = scorer.thresholds();
    List<ReadSentence> sentences = new ArrayList<>();
    for (int i = 0; i < turn.sentences().size(); i++) {
      sentences.add(read(turn, i, scores.sentences().get(i), scores.hearing(i, thresholds)));
    }
    return new ReadTurn(
        scores.genre(), turn.language(), scorer.isAnothers(), scorer.documentFrom(), sentences);
  }

  /** Scores a turn without deciding anything; this is what thresholds are chosen by. */
  public TurnScores score(String text, SentenceVectors vectors) {
    return new TurnScorer(model, ParsedTurn.of(text), vectors).score();
  }

  private ReadSentence read(ParsedTurn turn, int index, SentenceScores scores, Hearing heard) {
    ParsedSentence parsed = turn.sentences().get(index);
    // Said alone, and by its form an order: no verb is too rare for it.
    boolean ban = scores.isOwn() && turn.sentences().size() == 1 && Bans.isOne(parsed);
    Act read = act(parsed, scores.act());
    Act likeliest = ban && read != Act.WITHDRAWAL ? Act.MUST_NOT : read;
    boolean bare = !scores.isOwn()
        || scores.isListed()
        || likeliest == Act.WITHDRAWAL
        || (likeliest == Act.FACT && scores.isAboutPerson());
    Optional<Act> framed = bare ? Optional.empty() : Framing.of(parsed, heard == Hearing.KEPT);
    Act act = framed.orElse(likeliest);
    Hearing hearing = framed.isPresent() ? Hearing.PASSED : ban ? Hearing.KEPT : heard;
    boolean leans = hearing != Hearing.PASSED
        && index > 0
        && Statements.leans(parsed)
        && turn.sentences().get(index - 1).sentence().isProseOrItem();
    String statement = Statements.of(parsed);
    int start = parsed.sentence().start();
    if (leans) {
      ParsedSentence before = turn.sentences().get(index - 1);
      statement = Statements.of(before) + " " + statement;
      start = before.sentence().start();
    }
    boolean person = scores.isAboutPerson();
    boolean negative = act == Act.MUST_NOT || (act != Act.MUST && Polarity.isNegative(parsed));
    return new ReadSentence(
        parsed.sentence(),
        act,
        scores.isOwn() && framed.isEmpty() ? scores.of(act) : 1,
        scores.standing(),
        hearing,
        negative,
        Places.isOnce(parsed),
        person,
        Places.of(parsed),
        Contents.of(parsed, turn.language()),
        statement,
        start,
        parsed.sentence().end());
  }

  /** "Never mind what I said about" forbids nothing; "don't forget to" demands something. */
  private static Act act(ParsedSentence sentence, Act likeliest) {
    if (!sentence.isQuestion()
        && TakenBack.by(sentence.tokens()).filter(TakenBack::whole).isPresent()) {
      return Act.WITHDRAWAL;
    }
    boolean undone = sentence.has(Cues.NEGATION) && !Polarity.isNegative(sentence);
    return likeliest == Act.MUST_NOT && undone ? Act.MUST : likeliest;
  }
}
