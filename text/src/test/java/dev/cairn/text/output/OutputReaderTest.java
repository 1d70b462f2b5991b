package dev.cairn.text.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.text.output.ReadOutput.Outcome;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of the outputs of commands: whether they failed, and by which line. */
class OutputReaderTest {
  private final OutputReader reader = OutputReader.shipped();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "npx tsc -b | ~src/cart.ts(9,3): error TS2304: Cannot find name 'sum'.\n~ | TS2304",
        "node app.js | ~Error: Cannot find module 'pino'\n    at Module.load (node:a:1:2)~ | 'pino'",
        "cat gone.txt | ~cat: gone.txt: No such file or directory~ | No such file",
        "python run.py | ~Traceback (most recent call last):\n  File \"run.py\", line 3, in <module>\n"
            + "    go()\nKeyError: 'size'~ | KeyError: 'size'",
        "git push | ~ ! [rejected] main -> main (non-fast-forward)\nerror: failed to push some refs to "
            + "'x'\nhint: Updates were rejected~ | [rejected]",
        "go build ./... | ~# a/b\nb/c.go:7:2: undefined: start~ | undefined: start",
        "kubectl get pods | ~Unable to connect to the server: dial tcp 10.0.0.1:443: i/o timeout~ | dial tcp",
        "psql -c 'select 1 from nope' | ~ERROR:  relation \"nope\" does not exist~ | does not exist",
      })
  void tells_a_failure_and_its_cause(String command, String text, String cause) {
    ReadOutput read = reader.read("Bash", command, text);

    assertThat(read.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(read.line().orElseThrow().text()).contains(cause);
    assertThat(text.substring(
            read.line().orElseThrow().start(), read.line().orElseThrow().end()))
        .isEqualTo(read.line().orElseThrow().text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "npm run lint | ~> lint\n> eslint .\n\n✖ 4 problems (0 errors, 4 warnings)~",
        "grep -rn 'error' src | ~src/x.ts:3:  throw new Error('not found');\nsrc/y.ts:8: // on error~",
        "cat handler.go | ~func run() error {\n\tif err != nil {\n\t\treturn err\n\t}\n\treturn nil\n}~",
        "pytest | ~tests/test_errors.py ......\n\n6 passed, 1 warning in 0.2s~",
        "curl -s localhost/api | ~{\"items\":[],\"error\":null}~",
        "~test -f a.lock || echo 'a.lock missing'~ | ~a.lock missing~",
        "mvn verify | ~[INFO] Tests run: 9, Failures: 0, Errors: 0, Skipped: 0\n[INFO] BUILD SUCCESS~",
        "git log --oneline -2 | ~aaaaaaa Fix fatal error at start\nbbbbbbb Retry failed jobs~",
        "ls | ~a.txt\nerror.log~",
      })
  void takes_no_success_for_a_failure(String command, String text) {
    assertThat(reader.read("Bash", command, text).outcome()).isNotEqualTo(Outcome.FAILED);
  }

  @Test
  void a_silent_command_is_no_failure_and_has_no_line() {
    ReadOutput read = reader.read("Bash", "mkdir -p a/b", "");

    assertThat(read.outcome()).isEqualTo(Outcome.SUCCEEDED);
    assertThat(read.line()).isEmpty();
    assertThat(read.errorClass()).isEmpty();
  }

  @Test
  void hostile_outputs_are_read_in_linear_time() {
    List<String> hostile = List.of(
        "error ".repeat(200_000),
        "E".repeat(1_000_000),
        "error: no\n".repeat(200_000),
        "\u001b[31m".repeat(200_000),
        "a:1:".repeat(250_000),
        "\n".repeat(1_000_000),
        "错误エラー خطأ ошибка\t".repeat(50_000),
        "((((\"'`".repeat(100_000));
    for (String text : hostile) {
      Assertions.assertTimeout(
          Duration.ofSeconds(5), () -> reader.read("Bash", text, text), text.substring(0, 4));
    }
  }

  @Test
  void the_same_outputs_give_the_same_weights() throws IOException {
    assertThat(trained()).isEqualTo(trained());
  }

  @Test
  void damaged_weights_are_refused() throws IOException {
    byte[] bytes = trained();
    bytes[0]++;

    assertThatThrownBy(() -> OutputModel.read(new ByteArrayInputStream(bytes)))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> OutputModel.read(new ByteArrayInputStream(trained(), 0, 900)))
        .isInstanceOf(IOException.class);
  }

  @Test
  void stored_weights_read_like_fresh_ones() throws IOException {
    OutputModel model = OutputModel.read(new ByteArrayInputStream(trained()));

    assertThat(
            new OutputReader(model).read("", "make", "make: *** [all] Error 2").failed())
        .isGreaterThan(new OutputReader(model).read("", "make", "cc -o a a.c").failed());
  }

  private static byte[] trained() throws IOException {
    OutputTrainer trainer = new OutputTrainer();
    trainer.add(
        new OutputTrainer.Labelled("", "make", "cc a.c\nmake: *** [a.o] Error 1", true, "Error 1"),
        1);
    trainer.add(new OutputTrainer.Labelled("", "make", "cc a.c\ncc b.c", false, ""), 1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    trainer.train().write(bytes);
    return bytes.toByteArray();
  }
}
