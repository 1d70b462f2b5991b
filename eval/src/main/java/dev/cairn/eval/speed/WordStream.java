package dev.cairn.eval.speed;

import dev.cairn.index.Token;
import dev.cairn.index.Words;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** Cairn's words as Lucene wants to be given them; read once. */
final class WordStream extends TokenStream {
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final PositionIncrementAttribute step = addAttribute(PositionIncrementAttribute.class);
  private final Words words;

  WordStream(Words words) {
    this.words = words;
  }

  @Override
  public boolean incrementToken() {
    if (!words.hasNext()) {
      return false;
    }
    clearAttributes();
    Token word = words.next();
    term.append(word.term());
    step.setPositionIncrement(word.stacked() ? 0 : 1);
    return true;
  }
}
