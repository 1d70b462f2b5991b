package dev.cairn.text.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a failure is known again. */
class FailureKeyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "src/a.ts(1,2): error TS2339: Property 'x' does not exist | lib/b.ts(30,4): error TS2339: Property 'y' is gone",
        "Error: Cannot find module 'left' | Error: Cannot find module 'right'",
        "cat: a/b.txt: No such file or directory | cat: /tmp/c.txt: No such file or directory",
        "2024-01-01 10:00:00 ERROR attempt 3 failed | 2025-02-02 11:11:11 ERROR attempt 14 failed",
        "java.lang.IllegalStateException: pool 7 is closed | IllegalStateException: pool 12 is closed",
      })
  void the_class_is_the_same_in_other_places(String one, String other) {
    assertThat(classOf(one)).isEqualTo(classOf(other)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "error TS2339: no | error TS2304: no",
        "ValueError: too long | KeyError: too long",
        "connect: connection refused | connect: permission denied",
      })
  void other_errors_have_other_classes(String one, String other) {
    assertThat(classOf(one)).isNotEqualTo(classOf(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "Error: Cannot find module 'pino' | pino",
        "ERROR:  relation \"orders\" does not exist | orders",
        "--- FAIL: TestDrain (0.02s) | TestDrain",
        "FAILED tests/test_a.py::test_b - assert 1 == 2 | tests/test_a.py::test_b",
        "a/b.go:7:2: missing return | a/b.go",
        "request to https://registry.example.org/x/y failed | registry.example.org",
      })
  void the_object_is_what_the_error_names(String line, String object) {
    assertThat(ErrorClass.of(OutputLine.of(line).get(0)).object()).contains(object);
  }

  @Test
  void the_same_failure_is_known_by_command_class_and_object() {
    ReadOutput first = failure("not found", "jq");
    ReadOutput again = failure("not found", "jq");
    ReadOutput other = failure("not found", "yq");

    assertThat(
            ReadOutput.sameFailure("cd a && npm run build", first, "npm run build | tail", again))
        .isTrue();
    assertThat(ReadOutput.sameFailure("npm run build", first, "npm run build", other))
        .isFalse();
    assertThat(ReadOutput.sameFailure("npm run build", first, "npm test", again))
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cd x && FOO=1 sudo npm run build -- --fast | npm run build",
        "npx jest src/a | jest",
        "timeout 30 git push origin main | git push",
        "/usr/bin/python3 -m pytest -q | pytest",
        "echo start; docker compose up | docker compose",
      })
  void a_command_is_known_by_its_first_words(String line, String head) {
    assertThat(CommandKind.headOf(line)).isEqualTo(head);
  }

  private static ReadOutput failure(String errorClass, String object) {
    return new ReadOutput(
        1, ReadOutput.Outcome.FAILED, Optional.empty(), errorClass, Optional.of(object));
  }

  private static String classOf(String line) {
    return ErrorClass.of(OutputLine.of(line).get(0)).name();
  }
}
