package dev.cairn.tool.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import dev.cairn.policy.Policy;
import dev.cairn.policy.Profile;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskClassifier.Standing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The risk of a tool by its words")
class ToolRiskTest {
  private final RiskClassifier words = new RiskClassifier(Policy.DEFAULT.risk());
  private final RiskClassifier seed = new RiskClassifier(Profile.SEED.policy().risk());

  private RiskAssessment judged(String name, String description) {
    return words.assess(ToolText.of(name, description), Standing.UNKNOWN);
  }

  static Stream<Arguments> tools() {
    return RiskCase.lines("tools.txt").stream()
        .map(line -> Arguments.of(RiskCase.risk(line.get(0)), line.get(1), line.get(2)));
  }

  @ParameterizedTest(name = "{1} is {0}")
  @MethodSource("tools")
  void isReadOffNameAndDescription(Risk risk, String name, String description) {
    RiskAssessment judged = judged(name, description);
    assertThat(judged.risk()).as("%s", judged).isEqualTo(risk);
  }

  @ParameterizedTest(name = "case D7: {0}")
  @ValueSource(
      strings = {
        "thread_delete",
        "delete_target",
        "spreadsheet_drop",
        "forget_all",
        "rm_rf",
        "update_and_delete"
      })
  void theWorstWholeWordOfANameWins(String name) {
    assertThat(judged(name, "").risk()).isEqualTo(Risk.DANGEROUS);
  }

  @ParameterizedTest(name = "case D8: {0}")
  @ValueSource(strings = {"get_information", "list_dropdown_options", "read_only_format_check"})
  void nounsParticiplesAndHarmlessPhrasesAreNoVerbs(String name) {
    assertThat(judged(name, "").risk()).isEqualTo(Risk.SAFE);
  }

  @ParameterizedTest(name = "seed profile: {0} is {1}")
  @CsvSource(textBlock = """
      # first match in the order of the seed's table, anywhere in the name
      read_file,       SAFE
      list_dir,        SAFE
      write_file,      MODERATE
      git_commit,      MODERATE
      delete_file,     DANGEROUS
      rm,              MODERATE
      new_tool_xyz,    MODERATE
      thread_delete,   SAFE
      get_information, SAFE
      format_disk,     DANGEROUS
      information,     DANGEROUS
      """)
  void theSeedsRuleIsKeptAsPrinted(String name, Risk risk) {
    assertThat(seed.assess(ToolText.of(name, "Deletes all."), Standing.UNKNOWN).risk())
        .isEqualTo(risk);
  }

  @Test
  void everyJudgementNamesWhatWhereAndHowMuch() {
    List<Reason> reasons = judged("delete_file", "Permanently deletes a file.").reasons();
    assertThat(reasons)
        .contains(
            new Reason("'delete': it destroys", "name", Risk.DANGEROUS, 2),
            new Reason("'delete': it destroys", "description", Risk.DANGEROUS, 1),
            new Reason("it cannot be undone", "description", Risk.DANGEROUS, 0.5));
    assertThat(judged("zzz", "").source()).isEqualTo(RiskAssessment.Source.DEFAULT);
    assertThat(judged("zzz", "").reasons()).hasSize(1);
  }

  @Test
  void anActionTheSchemaOffersCounts() {
    Map<String, Object> choices = Map.of(
        "type",
        "object",
        "properties",
        Map.of("method", Map.of("enum", List.of("create", "update", "delete"))));
    ToolText offered =
        ToolText.of("labels", "Labels of a repository.", Optional.of(choices), Optional.empty());
    assertThat(words.assess(offered, Standing.UNKNOWN).risk()).isEqualTo(Risk.DANGEROUS);
    Map<String, Object> states =
        Map.of("properties", Map.of("state", Map.of("enum", List.of("open", "delete"))));
    ToolText filtered =
        ToolText.of("list_labels", "List labels.", Optional.of(states), Optional.empty());
    assertThat(words.assess(filtered, Standing.UNKNOWN).risk()).isEqualTo(Risk.SAFE);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "de\u200blete_all", "de\u00adlete_all", "d\u0435l\u0435te_all", "\uff44elete_all",
        "d\u00e9l\u00eate_all", "dele\u0000te_all", "DELETE\u2060_ALL", "delet\u03b5_all"
      })
  void disguisesAreReadThrough(String name) {
    assertThat(judged(name, "").risk()).isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void aWordOfTwoScriptsIsNeverSafe() {
    assertThat(judged("get_p\u0430sswords", "Get passwords.").risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(judged("get_words", "Get p\u0430sswords.").risk()).isEqualTo(Risk.MODERATE);
    assertThat(judged("get_delay", "Get the delay in \u00b5s.").risk()).isEqualTo(Risk.SAFE);
    assertThat(judged("get_weather", "\u4f7f\u7528GET\u8bf7\u6c42").risk()).isEqualTo(Risk.SAFE);
  }
}
