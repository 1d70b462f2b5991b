package dev.cairn.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.Sentence.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A text is cut into sentences")
class SentenceSplitterTest {
  private static List<String> texts(String text) {
    return SentenceSplitter.split(text).stream().map(Sentence::text).toList();
  }

  @Test
  void alsoWhereNoCapitalLetterFollows() {
    assertThat(texts("ok. i've looked at it... so we leave it, e.g. for May. Done!"))
        .containsExactly("ok.", "i've looked at it...", "so we leave it, e.g. for May.", "Done!");
  }

  @Test
  void beforeAClauseThatAsks() {
    assertThat(texts("I keep bees in Kent, but I'm wondering when to move them"))
        .containsExactly("I keep bees in Kent", "but I'm wondering when to move them");
    assertThat(texts("When a job dies, could you always mail me the log?"))
        .containsExactly("When a job dies, could you always mail me the log?");
  }

  @Test
  void neverInsideOfCode() {
    assertThat(texts("Begin hooks with `#!/bin/sh` here. Not `a. b? c!` there"))
        .containsExactly("Begin hooks with `#!/bin/sh` here.", "Not `a. b? c!` there");
  }

  @Test
  void inScriptsWithoutSpaces() {
    assertThat(texts("先跑测试。不要提交！")).containsExactly("先跑测试。", "不要提交！");
  }

  @Test
  void itemByItem() {
    List<Sentence> items =
        SentenceSplitter.split("- **Names**: short\n  and plain\n1. [Tests](x) first");
    assertThat(items).extracting(Sentence::form).containsOnly(Form.ITEM);
    assertThat(items)
        .extracting(Sentence::text)
        .containsExactly("Names: short and plain", "Tests first");
  }

  @Test
  void whatIsQuotedOrCodeIsMarked() {
    assertThat(SentenceSplitter.split("# Head\n> said\n\n```\nrun it\n```\n| a | b |\nmine"))
        .extracting(Sentence::form)
        .containsExactly(Form.HEADING, Form.QUOTED, Form.CODE, Form.TABLE, Form.PROSE);
  }

  @Test
  void placesLeadBackIntoTheText() {
    String text = "  First one. \n* second *one*\n";
    for (Sentence sentence : SentenceSplitter.split(text)) {
      assertThat(text.substring(sentence.start(), sentence.end()))
          .isNotBlank()
          .isEqualTo(text.substring(sentence.start(), sentence.end()).strip());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", ". ", "- x\n", "[", "`", "。", "> ", "**", "a.b/", "\ud83d\ude42"})
  @DisplayName("however hostile it is, and nothing of it is read twice")
  void hostile(String piece) {
    String text = piece.repeat(500_000 / piece.length());
    int end = 0;
    for (Sentence sentence : SentenceSplitter.split(text)) {
      assertThat(sentence.start()).isGreaterThanOrEqualTo(end);
      end = sentence.end();
      Tokenizer.tokens(sentence.text());
    }
  }
}
