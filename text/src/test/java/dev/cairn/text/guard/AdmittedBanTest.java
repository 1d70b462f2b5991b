package dev.cairn.text.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was read as a ban elsewhere denies what it names, wherever its words put the name. */
class AdmittedBanTest {
  private static final CallReader READER = new CallReader();

  private static ReadCall bash(String command) {
    return READER.read("", "Bash", Map.of("command", command));
  }

  private static boolean forbids(String statement, ReadCall call) {
    Rule rule = new Rule("r", Rule.Kind.CONSTRAINT, statement, true);
    GuardMatcher matcher = GuardMatcher.shipped();
    return matcher.match(call, matcher.index(List.of(rule)), SentenceVectors.NONE).stream()
        .anyMatch(GuardMatch::forbids);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Please do without `helm upgrade`.",
        "For security reasons `helm upgrade` is disallowed.",
        "Don't you dare use `helm upgrade`.",
        "Ni se te ocurra usar `helm upgrade`.",
        "On ne se sert plus de `helm upgrade`.",
      })
  void deniesTheCallAndNoOther(String statement) {
    assertThat(forbids(statement, bash("helm upgrade web ./chart"))).isTrue();
    assertThat(forbids(statement, bash("kustomize build ./chart"))).isFalse();
    assertThat(forbids(statement, bash("grep -rn 'helm upgrade' docs/"))).isFalse();
  }

  @Test
  void aSearchForAHostIsNoCallOfIt() {
    String rule = "Keep away from `db.internal.acme.net`.";
    assertThat(forbids(rule, bash("curl -X POST https://db.internal.acme.net/reindex")))
        .isTrue();
    assertThat(forbids(rule, bash("grep -rn db.internal.acme.net ansible/"))).isFalse();
  }

  @Test
  void whatMustComeFirstIsNotBanned() {
    assertThat(forbids("Never deploy without running `make check`.", bash("make check")))
        .isFalse();
  }

  @Test
  void aTopicIsBannedOnlyForTheActThatIs() {
    String rule = "`dist/`: generated. Do not edit by hand.";
    assertThat(forbids(rule, bash("tar tzf dist/app.tar.gz"))).isFalse();
  }
}
