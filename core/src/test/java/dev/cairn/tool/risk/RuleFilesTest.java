package dev.cairn.tool.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The files of rules")
class RuleFilesTest {

  @Test
  void holdSomeThreeHundredVerbs() {
    assertThat(Verbs.LEXICON.size()).isGreaterThan(300);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(textBlock = """
      SAFE,      read list search get fetch query
      MODERATE,  write create update commit push insert
      DANGEROUS, delete remove drop truncate format reset
      DANGEROUS, rm purge wipe kill send pay deploy exec
      """)
  void holdTheSeedsWordsInTheSeedsClasses(Risk risk, String words) {
    for (String word : words.split(" ", -1)) {
      assertThat(Verbs.LEXICON.plain(word).orElseThrow().kind().risk()).as(word).isEqualTo(risk);
    }
  }

  @ParameterizedTest(name = "{0} is the verb {1}")
  @CsvSource(textBlock = """
      deletes,   delete
      copies,    copy
      pushes,    push
      deleting,  delete
      dropping,  drop
      listing,   list
      undelete,  undelete
      """)
  void knowTheFormsOfAVerb(String form, String verb) {
    assertThat(Verbs.LEXICON
            .plain(form)
            .or(() -> Verbs.LEXICON.third(form))
            .or(() -> Verbs.LEXICON.gerund(form)))
        .get()
        .extracting(Verb::word)
        .isEqualTo(verb);
  }

  @ParameterizedTest(name = "{0} is no verb")
  @CsvSource({
    "removed",
    "information",
    "dropdown",
    "formatted",
    "reader",
    "deletion",
    "string",
    "under"
  })
  void takeNoNounOrParticipleForAVerb(String word) {
    assertThat(Verbs.LEXICON.plain(word)).isEmpty();
    assertThat(Verbs.LEXICON.third(word)).isEmpty();
    assertThat(Verbs.LEXICON.gerund(word)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void haveAPhraseForEverySign(Sign sign) {
    String phrase =
        switch (sign) {
          case READ_ONLY -> "this is read only";
          case IRREVERSIBLE -> "it cannot be undone";
          case REPLACES -> "it overwrites the list";
          case LIVE -> "a change in production";
          case WARNS -> "warning";
          case ARBITRARY -> "runs a piece of code";
          case SQL -> "takes sql";
          case EVERYTHING -> "crud";
          case MESSAGE -> "a message to somebody";
          case CODE -> "edit a large script";
        };
    assertThat(Signs.KNOWN.in(List.of(phrase.split(" ", -1)))).contains(sign);
  }

  @Test
  void knowManyCommandsAndNameOnlyEffectsThereAre() {
    // Reading the table refuses an effect it does not know.
    assertThat(CommandRules.KNOWN.size()).isGreaterThan(1_000);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(textBlock = """
      ls -la,                     SAFE
      git status,                 SAFE
      git -C web push,            DANGEROUS
      git push --dry-run,         SAFE
      git commit -m x,            MODERATE
      kubectl -n a get pods,      SAFE
      kubectl delete pod x,       DANGEROUS
      python3.11 x.py,            RUNS
      mkfs.ext4 /dev/sda,         DANGEROUS
      """)
  void letTheLastLineThatFitsDecide(String line, Effect effect) {
    List<String> words = List.of(line.split(" ", -1));
    assertThat(CommandRules.KNOWN.effect(words.get(0), words)).contains(effect);
  }
}
