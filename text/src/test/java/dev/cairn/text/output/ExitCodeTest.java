package dev.cairn.text.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When an exit code of 0 says nothing. */
class ExitCodeTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "npm test | tail -5",
        "npm test 2>&1 | grep -v warn",
        "make |& tee log.txt",
        "make || true",
        "make || echo failed",
        "make || exit 0",
        "make; echo done",
        "make\necho done",
        "make; exit 0",
        "cd a && (make | head)",
        "make &",
        "make > log.txt 2>&1 || :",
        "cat <<EOF > f\nx\nEOF\nmake; true",
      })
  void is_hidden(String line) {
    assertThat(ExitCode.isHidden(line)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "npm test",
        "cd a && npm test",
        "cd a; npm test",
        "echo 'a | b; c' && make",
        "grep \"x || true\" a.txt",
        "set -o pipefail; make | tail",
        "set -euo pipefail; make | tee log; make install",
        "echo input | make",
        "make || exit 1",
        "make # | tail",
        "make 2>&1",
        "make &> log.txt",
        "A=$(ls | head -1) make",
        "cat <<'EOF' > f\na | b; c || true\nEOF\n",
        "",
      })
  void is_what_it_says(String line) {
    assertThat(ExitCode.isHidden(line)).isFalse();
  }
}
