package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Exit codes")
class ExitTest {
  @TempDir
  private Path data;

  @ParameterizedTest(name = "cairn {0}")
  @CsvSource(textBlock = """
          serach,                        unknown command,  ''
          search,                        QUERY,            query
          log --episode e,               --role,           role
          search --limt 3 x,             did you mean,     ''
          search x --limit,              limit,            limit
          search x --limit 3 --limit 4,  limit,            limit
          end a b,                       one word too many,''
          log --episode e --role user --ok=perhaps x, ok,  ok
          """)
  void areTwoForALineNobodyUnderstands(String line, String words, String field) {
    Ran said = Ran.cairn(data, line.split(" "));
    assertThat(said.exit()).isEqualTo(2);
    assertThat(said.err()).contains(words).contains("--help");
    assertThat(said.out()).isEmpty();
    Ran json = Ran.cairn(data, (line + " --json").split(" "));
    assertThat(json.exit()).isEqualTo(2);
    assertThat(json.code()).isEqualTo("invalid_argument");
    assertThat(json.field()).isEqualTo(field);
  }

  @Test
  void areTwoForACallersMistake() {
    Ran ran = Ran.cairn(data, "end", "nobody");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).startsWith("cairn: there is no episode 'nobody'");
    assertThat(Ran.cairn(data, "eval", "suite").exit()).isEqualTo(2);
    assertThat(Ran.cairn(data, "eval", "suite").err()).contains("cairn-eval");
  }

  @Test
  void areTwoForATextThatIsTooLarge() {
    Ran.cairn(data, "start", "--id", "e");
    byte[] large = "x".repeat(10 << 20).getBytes(StandardCharsets.UTF_8);
    Ran ran = Ran.cairn(large, data, "log", "--episode", "e", "--role", "user", "-", "--json");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.code()).isEqualTo("too_large");
    assertThat(ran.field()).isEqualTo("text");
  }

  @Test
  void areTwoForInputThatIsNoUtf8() {
    Ran.cairn(data, "start", "--id", "e");
    byte[] latin = {'a', (byte) 0xE9, 'b'};
    Ran ran = Ran.cairn(latin, data, "log", "--episode", "e", "--role", "user", "-", "--json");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.field()).isEqualTo("text");
    assertThat(ran.out()).contains("byte 1 (0xe9)");
  }

  @Test
  void areThreeForAStoreThatIsNone() throws Exception {
    Files.writeString(
        data.resolve("cairn.db"), "this is no database, and quite long enough".repeat(40));
    Ran ran = Ran.cairn(data, "status", "--json");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.code()).isEqualTo("corrupt");
  }

  @Test
  void areThreeWhenVerifyFindsAProblem() throws Exception {
    Ran.cairn(data, "start", "--id", "e");
    Ran.cairn(data, "log", "--episode", "e", "--role", "user", "words");
    Sql.run(
        data.resolve("cairn.db"), "UPDATE event SET recorded = recorded + 1 WHERE position = 2");
    Ran ran = Ran.cairn(data, "verify");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("BROKEN").contains("position 2:");
    assertThat(Ran.cairn(data, "call", "verify").exit()).isEqualTo(3);
    assertThat(Ran.cairn(data, "verify", "--json")
            .json()
            .at("/problems/0/position")
            .asLong())
        .isEqualTo(2);
  }
}
