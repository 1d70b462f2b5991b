package dev.cairn.eval.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cairn eval secrets")
class SecretsTest {
  @TempDir
  Path folder;

  /** Hostile text of a megabyte is part of the suite, so this takes its time. */
  @Test
  @Tag("slow")
  void countsAlarmsAndWhatWasFound() throws Exception {
    Path set = Files.createDirectories(folder.resolve("tool_outputs/dev"));
    Files.writeString(set.resolve("o.jsonl"), """
        {"id": "1", "text": "all went well today"}
        {"id": "2", "text": "password: Tr0ub4dor!9"}
        """);
    Path flagged = folder.resolve("flagged.txt");
    EvalLine line = EvalLine.run(
        "eval", "secrets", "--data", folder.toString(), "--flagged", flagged.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(line.out())
        .containsPattern("ordinary alarms +all +0\\.5")
        .containsPattern("planted recall +all .*≥ 0\\.95 +yes")
        .containsPattern("planted recall +kind github +1")
        .containsPattern("planted recall +kind word +0");
    assertThat(Files.readString(flagged)).contains("password\t", "MISSED\tword\tprose");
  }

  @Test
  void aSecretLeaksIfEightOfItsCharactersAreLeft() {
    String secret = "k3JdP0qLmZ8xVt5R";
    assertThat(Leak.is("x [secret:a:00000000] y", secret)).isFalse();
    assertThat(Leak.is("x " + secret.substring(8) + " y", secret)).isTrue();
    assertThat(Leak.is("x " + secret.substring(9) + " y", secret)).isFalse();
    String encoded = Base64.getEncoder()
        .encodeToString(("key " + secret + " end").getBytes(StandardCharsets.UTF_8));
    assertThat(Leak.is(encoded, secret)).isTrue();
  }
}
