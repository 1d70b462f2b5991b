package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

@Label("Words of any text")
class WordsLawsTest {

  @Property
  void lieInsideTheTextInOrderAndNeverFail(@ForAll String text) {
    int last = 0;
    for (Words words = Words.of(text); words.hasNext(); ) {
      Token word = words.next();
      assertThat(word.term()).isNotEmpty();
      assertThat(word.start()).isGreaterThanOrEqualTo(last);
      assertThat(word.end()).isGreaterThan(word.start()).isLessThanOrEqualTo(text.length());
      last = word.start();
    }
  }
}
