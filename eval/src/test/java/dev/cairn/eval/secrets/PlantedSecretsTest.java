package dev.cairn.eval.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.secrets.SecretCorpus.Planted;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The planted secrets")
class PlantedSecretsTest {
  private static final long SEED = 7;

  private final List<Planted> planted = new PlantedSecrets().planted(SEED);

  @Test
  void areTheSameForTheSameSeed() {
    assertThat(new PlantedSecrets().planted(SEED)).isEqualTo(planted);
    assertThat(new PlantedSecrets().planted(SEED + 1)).isNotEqualTo(planted);
  }

  @Test
  void areOfManyKindsInManyTexts() {
    assertThat(planted).hasSizeGreaterThanOrEqualTo(400);
    assertThat(planted.stream().map(Planted::kind).distinct()).hasSizeGreaterThanOrEqualTo(45);
    assertThat(planted.stream().map(Planted::form).distinct()).hasSizeGreaterThanOrEqualTo(10);
  }

  /** One that cannot be seen would count as found whatever the scanner does. */
  @Test
  void canBeSeenInTheirTexts() {
    assertThat(planted).allMatch(each -> Leak.is(each.text(), each.secret()));
  }

  @Test
  void leaveNothingToFillInTheirTexts() {
    assertThat(planted).noneMatch(each -> each.text().matches("(?s).*(%secret|%b64|\\{alnum).*"));
  }
}
