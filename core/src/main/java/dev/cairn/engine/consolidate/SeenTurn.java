package dev.cairn.engine.consolidate;

import dev.cairn.text.PlainText;
import dev.cairn.text.Sentence;
import dev.cairn.text.sentence.ReadSentence;
import dev.cairn.text.sentence.ReadTurn;
import java.util.OptionalInt;
import java.util.function.Function;

/** Reads a turn as it looks, and finds every sentence where it stands in the turn as it was written. */
final class SeenTurn {
  private SeenTurn() {}

  static ReadTurn read(String written, Function<String, ReadTurn> reader) {
    PlainText plain = PlainText.of(written).withoutDisguise();
    ReadTurn turn = reader.apply(plain.text());
    if (plain.text().equals(written)) {
      return turn;
    }
    return new ReadTurn(
        turn.genre(),
        turn.language(),
        turn.anothers(),
        moved(turn.documentFrom(), plain),
        turn.sentences().stream().map(each -> moved(each, plain)).toList());
  }

  private static OptionalInt moved(OptionalInt at, PlainText plain) {
    return at.isPresent() ? OptionalInt.of(plain.place(at.getAsInt())) : at;
  }

  private static ReadSentence moved(ReadSentence read, PlainText plain) {
    Sentence at = read.sentence();
    Sentence sentence = new Sentence(
        at.text(), plain.place(at.start()), plain.place(at.end()), at.form(), at.block());
    return new ReadSentence(
        sentence,
        read.act(),
        read.probability(),
        read.standing(),
        read.hearing(),
        read.negative(),
        read.once(),
        read.aboutPerson(),
        read.place(),
        read.content(),
        read.statement(),
        plain.place(read.start()),
        plain.place(read.end()));
  }
}
