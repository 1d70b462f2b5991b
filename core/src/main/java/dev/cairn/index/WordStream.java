package dev.cairn.index;

import java.util.Iterator;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** Words that were read already, as Lucene wants to be given them. */
final class WordStream extends TokenStream {
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final PositionIncrementAttribute step = addAttribute(PositionIncrementAttribute.class);
  private final List<Token> words;
  private Iterator<Token> rest;

  WordStream(List<Token> words) {
    this.words = words;
    this.rest = words.iterator();
  }

  @Override
  public void reset() {
    rest = words.iterator();
  }

  @Override
  public boolean incrementToken() {
    if (!rest.hasNext()) {
      return false;
    }
    clearAttributes();
    Token word = rest.next();
    term.append(word.term());
    step.setPositionIncrement(word.stacked() ? 0 : 1);
    return true;
  }
}
