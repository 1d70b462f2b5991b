package dev.cairn.text.sentence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.text.SentenceVectors;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person says in ordinary words; no sentence here is in a training file. */
class SentenceReaderTest {
  private final SentenceReader reader = SentenceReader.shipped();

  private List<ReadSentence> read(String text) {
    return reader.read(text, SentenceVectors.NONE).sentences();
  }

  private List<String> kept(String text) {
    return read(text).stream()
        .filter(each -> each.hearing() == Hearing.KEPT)
        .map(ReadSentence::statement)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Never deploy to production on a Friday.                      | MUST_NOT
          Always write unit tests for new functions.                   | MUST
          Use snake_case for the names of columns.                     | MUST
          From now on, always run the linter before you commit.        | MUST
          I prefer short answers without bullet points.                | PREFERENCE
          """)
  void plainRulesAreKept(String text, Act act) {
    ReadSentence sentence = read(text).get(0);

    assertThat(sentence.act()).isEqualTo(act);
    assertThat(sentence.hearing()).isEqualTo(Hearing.KEPT);
    assertThat(sentence.negative()).isEqualTo(act == Act.MUST_NOT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "add a search box to the settings page",
        "why does the second test time out?",
        "never mind, it was a typo",
        "the export always fails with a 502 on my machine",
        "thanks, that looks good",
        "don't change anything else in this file for now",
        "Could you rename the variable and push it?",
      })
  void whatIsSaidOncePasses(String text) {
    assertThat(read(text)).allMatch(each -> each.hearing() != Hearing.KEPT);
  }

  @Test
  void aListThatIsIntroducedIsKeptWhole() {
    String text = """
        Please follow these rules:
        - tabs, four wide
        - no abbreviations in names
        - one class a file
        """;

    assertThat(kept(text))
        .containsExactly("Tabs, four wide", "No abbreviations in names", "One class a file");
  }

  @Test
  void aBareListOfRulesIsKeptWhole() {
    String text = """
        - Always use strict mode
        - Never commit secrets
        - Write a test for every bug fix
        - Keep functions under forty lines
        """;

    assertThat(kept(text)).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "From the README:\nAlways run make check. Never push to main.",
        "> Never push to main.\n> Always rebase.",
        "```\n# Never edit this file by hand\n# Always run the generator\n```",
        "\"Visitors must always sign in at the front desk.\"",
        "From: Ann Lee\nSubject: Offices\nAll staff must lock their screens.",
        "Permission is hereby granted, free of charge.\nYou must always keep this notice.",
      })
  void nothingOfAnotherAuthorIsKept(String text) {
    ReadTurn turn = reader.read(text, SentenceVectors.NONE);

    assertThat(turn.anothers()).isTrue();
    assertThat(turn.sentences()).allMatch(each -> each.hearing() == Hearing.PASSED);
  }

  @Test
  void whatIsFencedIsAQuotation() {
    List<ReadSentence> sentences = read("this is what fails:\n```\nnever call eval\n```");

    assertThat(sentences.get(0).act()).isNotEqualTo(Act.QUOTATION);
    assertThat(sentences.get(1).act()).isEqualTo(Act.QUOTATION);
  }

  @Test
  void aNegationThatIsUndoneForbidsNothing() {
    ReadSentence sentence =
        read("Don't forget to bump the version before every release.").get(0);

    assertThat(sentence.negative()).isFalse();
    assertThat(sentence.act()).isNotEqualTo(Act.MUST_NOT);
  }

  @Test
  void placesAreRead() {
    assertThat(read("In all my projects we use two spaces.").get(0).place())
        .isEqualTo(Place.ALL_OF_MINE);
    assertThat(read("We use yarn in this repo.").get(0).place()).isEqualTo(Place.HERE);
    assertThat(read("I'm allergic to shellfish.").get(0).aboutPerson()).isTrue();
  }

  @Test
  void contentHasStemsNamesAndNumbers() {
    Content content = read("Never run `db:reset` on \"orders\" with more than 500 rows")
        .get(0)
        .content();

    assertThat(content.names()).contains("db:reset", "orders");
    assertThat(content.numbers()).containsExactly("500");
    assertThat(content.words()).contains("row").doesNotContain("never", "on");
  }

  @Test
  void spansAreThoseOfTheTurn() {
    String text = "ok great.  Never  commit **generated** files.  now go on";

    ReadSentence rule = read(text).get(1);

    assertThat(text.substring(rule.start(), rule.end()))
        .isEqualTo("Never  commit **generated** files.");
    assertThat(rule.statement()).isEqualTo("Never commit generated files.");
  }

  @Test
  void theSameTurnIsReadTheSame() {
    String text = "Never use var. I like short names. Can you fix the build?";

    assertThat(read(text)).isEqualTo(read(text));
  }

  @ParameterizedTest
  @ValueSource(ints = {100_000, 1_000_000})
  void hostileTextIsReadInLinearTime(int length) {
    read("never ".repeat(length / 6));
    read("x".repeat(length));
    read("- always\n".repeat(length / 100));
    read("\"„«>`*_#|-[](".repeat(length / 13));
    read("永远不要а́рабـ ".repeat(length / 100));
  }

  @Test
  void damagedWeightsAreRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ReaderModel.shipped().write(out);
    byte[] bytes = out.toByteArray();

    assertThat(bytes.length).isLessThanOrEqualTo(1_100_000);
    assertThatThrownBy(() ->
            ReaderModel.read(new ByteArrayInputStream(Arrays.copyOf(bytes, bytes.length / 2))))
        .isInstanceOf(IOException.class);
    bytes[0] = 0;
    assertThatThrownBy(() -> ReaderModel.read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(IOException.class);
  }
}
