package dev.cairn.text.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A masked text")
class MaskTest {
  private static final long SEED = new Random().nextLong();
  private static final SecretScanner SCANNER = new SecretScanner();
  private final Mask mask = new Mask(SCANNER, new byte[] {1, 2, 3});
  private final List<Example> examples = Example.all(SEED);

  @Test
  void saysWhatStoodThereAndKnowsItAgain() {
    Example token = examples.stream()
        .filter(each -> each.kind().equals("github_token"))
        .findFirst()
        .orElseThrow();
    String once = mask.mask(token.text()).text();
    assertThat(once).matches("remote: \\[secret:github_token:[0-9a-f]{8}]");
    assertThat(mask.mask("token=" + token.secret()).text())
        .endsWith(once.substring("remote: ".length()));
    assertThat(new Mask(SCANNER, new byte[] {9}).mask(token.text()).text()).isNotEqualTo(once);
  }

  @Test
  void staysAsItIsWhenMaskedAgain() {
    Random random = new Random(SEED);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      text.append(examples.get(random.nextInt(examples.size())).text())
          .append(i % 3 == 0 ? "\n" : " ");
      String once = mask.mask(text.substring(Math.max(0, text.length() - 600))).text();
      Mask.Masked again = mask.mask(once);
      assertThat(again.text()).as("seed %d", SEED).isEqualTo(once);
      assertThat(again.kinds()).isEmpty();
    }
  }

  @Test
  void keepsTheRestOfTheText() {
    assertThat(mask.mask("plain words, 12 numbers, no secret").text())
        .isEqualTo("plain words, 12 numbers, no secret");
    assertThat(mask.mask("a\npassword: Tr0ub4dor!\nb").text())
        .startsWith("a\npassword: [secret:password:")
        .endsWith("]\nb");
  }

  @Test
  void countsByKind() {
    assertThat(mask.mask("password: Tr0ub4dor!\nDB_PASS=Tr0ub4dor!").kinds())
        .containsEntry("password", 2L);
  }
}
