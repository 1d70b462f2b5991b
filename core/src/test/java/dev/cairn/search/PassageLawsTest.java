package dev.cairn.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

@Label("A passage of any text")
class PassageLawsTest {

  @Property
  void fitsAndSplitsNoCharacter(
      @ForAll String text, @ForAll @IntRange(min = 20, max = 60) int most) {
    String whole = text.replaceAll("\\p{Cs}", "") + " 𠮷 push";
    Passage.best(whole, Set.of("push"), most).ifPresent(passage -> {
      String quote = whole.substring(passage.start(), passage.end());
      assertThat(quote).isNotBlank().hasSizeLessThanOrEqualTo(most).contains("push");
      assertThat(quote.codePoints()).noneMatch(c -> Character.getType(c) == Character.SURROGATE);
    });
  }
}
