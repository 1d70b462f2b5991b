package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Short texts by their words")
class ShortTextsTest {
  @Test
  void areFoundAsSoonAsTheyAreAdded() {
    ShortTexts texts = new ShortTexts();
    assertThat(texts.with("push")).isZero();
    assertThat(texts.add(Bag.of("push and push again"))).isZero();
    assertThat(texts.add(Bag.of("pull"))).isEqualTo(1);
    assertThat(texts.with("push")).isEqualTo(1);
    assertThat(texts.times("push", 0)).isEqualTo(2);
    assertThat(texts.times("push", 1)).isZero();
    assertThat(texts.length(0)).isEqualTo(4);
    assertThat(texts.corpus().texts()).isEqualTo(2);
    assertThat(texts.corpus().words()).isEqualTo(5);
    List<Integer> found = new ArrayList<>();
    texts.each("pull", (text, times) -> found.add(text));
    assertThat(found).containsExactly(1);
  }

  @Test
  void tellWhatTheyAreAboutByTheirSmallestParts() {
    Set<String> rule = Telling.parts("Never force-push to main", "Never"::equals);
    Set<String> command = Telling.parts("git push --force origin main", word -> false);
    assertThat(command).containsAll(rule);
    assertThat(rule).containsExactlyInAnyOrder("forc", "push", "main");
  }

  @Test
  void keepTheWordsOfAQuestionThatSaySomething() {
    assertThat(Telling.words("what is the port of the database", 10))
        .containsExactly("port", "databas");
    assertThat(Telling.words("what is it", 10)).isNotEmpty();
  }
}
