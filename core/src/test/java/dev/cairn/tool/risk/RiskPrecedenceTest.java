package dev.cairn.tool.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import dev.cairn.policy.Policy;
import dev.cairn.tool.risk.RiskAssessment.Source;
import dev.cairn.tool.risk.RiskClassifier.Standing;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Who decides on the risk of a tool")
class RiskPrecedenceTest {
  private final RiskClassifier classifier = new RiskClassifier(Policy.DEFAULT.risk());

  @ParameterizedTest(name = "{0}, readOnly {1}, destructive {2}, trusted {3} -> {4} by {5}")
  @CsvSource(nullValues = "-", textBlock = """
      # nobody vouches for the server: hints raise and never lower
      get_item,    false, true,  false, DANGEROUS, ANNOTATION
      get_item,    false, false, false, MODERATE,  ANNOTATION
      get_item,    false, -,     false, MODERATE,  ANNOTATION
      get_item,    true,  false, false, SAFE,      ANNOTATION
      delete_item, true,  false, false, DANGEROUS, RULE
      delete_item, false, false, false, DANGEROUS, RULE
      create_item, true,  -,     false, MODERATE,  RULE
      create_item, false, true,  false, DANGEROUS, ANNOTATION
      get_item,    true,  true,  false, DANGEROUS, ANNOTATION
      # the user trusts it: its word counts both ways
      delete_item, true,  false, true,  SAFE,      ANNOTATION
      delete_item, false, false, true,  MODERATE,  ANNOTATION
      delete_item, false, true,  true,  DANGEROUS, ANNOTATION
      create_item, true,  -,     true,  SAFE,      ANNOTATION
      get_item,    true,  true,  true,  DANGEROUS, ANNOTATION
      # it writes, and whether it destroys is left open: the words decide
      delete_item, false, -,     true,  DANGEROUS, RULE
      create_item, false, -,     true,  MODERATE,  ANNOTATION
      get_item,    -,     -,     true,  SAFE,      RULE
      """)
  void annotationsRaiseAndLowerOnlyIfTrusted(
      String name,
      @Nullable Boolean readOnly,
      @Nullable Boolean destructive,
      boolean trusted,
      Risk risk,
      Source source) {
    Map<String, Object> hints = new HashMap<>();
    if (readOnly != null) hints.put("readOnlyHint", readOnly);
    if (destructive != null) hints.put("destructiveHint", destructive);
    RiskAssessment judged = classifier.assess(
        ToolText.of(name, "").annotated(hints), new Standing(Optional.empty(), trusted));
    assertThat(judged.risk()).as("%s", judged).isEqualTo(risk);
    assertThat(judged.source()).as("%s", judged).isEqualTo(source);
  }

  @ParameterizedTest
  @EnumSource
  void theUsersWordIsAboveAll(Risk said) {
    ToolText tool = ToolText.of("delete_all", "").annotated(Map.of("destructiveHint", true));
    RiskAssessment judged = classifier.assess(tool, new Standing(Optional.of(said), true));
    assertThat(judged.risk()).isEqualTo(said);
    assertThat(judged.source()).isEqualTo(Source.OVERRIDE);
    assertThat(judged.reasons()).hasSizeGreaterThan(1);
  }

  @Test
  void hintsThatAreNoYesOrNoSayNothing() {
    ToolText tool =
        ToolText.of("delete_all", "").annotated(Map.of("readOnlyHint", "yes", "title", "Get"));
    assertThat(classifier.assess(tool, Standing.TRUSTED).risk()).isEqualTo(Risk.DANGEROUS);
  }
}
