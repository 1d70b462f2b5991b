package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The commands of the gate")
class GateCommandsTest {
  private static final Pattern DECISION = Pattern.compile("decision (d_\\w+)");
  private static final Pattern APPROVAL = Pattern.compile("approval (ap_\\w+)");

  @TempDir
  private Path data;

  private Ran cairn(String... words) {
    return Ran.cairn(data, words);
  }

  private static String named(Pattern pattern, Ran ran) {
    Matcher matcher = pattern.matcher(ran.out());
    assertThat(matcher.find()).as(ran.out() + ran.err()).isTrue();
    return matcher.group(1);
  }

  @Test
  void printAReceiptThatAddsUp() {
    Ran asked = cairn("decide", "acme:sync", "--confidence", ".8");
    assertThat(asked.out())
        .startsWith("allow  confidence 0.8 reaches the threshold 0.7625")
        .contains("+0.7000  base for a moderate tool")
        .contains("+0.0375  success rate 0.5")
        .contains("+0.0250  local alpha 1 by heat, little seen yet")
        .contains("0.0000  0 similar decisions")
        .contains("+0.7625  threshold")
        .contains("note: unregistered, no_outcomes");
    String decision = named(DECISION, asked);
    assertThat(cairn("ran", decision, "--ok").out()).startsWith("acme:sync  success 0.67");
    assertThat(cairn("ran", decision).err()).contains("--ok or --failed");
    assertThat(cairn("explain", decision).out()).contains("verdict allow").contains("ok true");
    assertThat(cairn("thresholds", "acme:sync").out()).contains("acme:sync").contains("1 run");
    assertThat(cairn("ran", decision, "--failed").out()).contains("the failure counts");
    assertThat(cairn("thresholds", "acme:sync").out()).contains("1 run");
    assertThat(cairn("decide", "acme:sync", "--confidence", ".8", "--why").out())
        .contains("mean share of successes");
    assertThat(cairn("decide", "acme:sync", "--confidence", ".8", "--json").out())
        .contains("\"verdict\":\"allow\"")
        .contains("\"final_threshold\":");
  }

  @Test
  void askAPersonAboutDanger() {
    String[] call = {
      "decide", "files:delete", "--confidence", "1", "--args", "{\"path\": \"tmp/a\"}"
    };
    Ran asked = cairn(call);
    assertThat(asked.out()).startsWith("ask  dangerous");
    Ran approved = cairn("approve", named(DECISION, asked), "--by", "ada");
    assertThat(approved.out()).startsWith("approved: this call of files:delete");
    Ran again = cairn("decide", "files:delete", "--confidence", "1", "--args", "path=tmp/a");
    assertThat(again.out()).startsWith("allow  this very call was approved");
    Ran standing = cairn("approve", "--tool", "files:delete", "--standing");
    assertThat(cairn("thresholds", "files:delete").out()).contains("for every call");
    assertThat(cairn("revoke", named(APPROVAL, standing)).out()).contains("is revoked");
    assertThat(cairn("decide", "files:delete", "--confidence", "1").out()).startsWith("ask");
    assertThat(cairn("approve", "d_nobody").exit()).isEqualTo(2);
  }

  @Test
  void takeYourWordForRiskAndTrust() {
    assertThat(cairn("risk", "set", "acme:sync", "dangerous", "--reason", "it deploys")
            .out())
        .isEqualTo("acme:sync is dangerous now\n");
    assertThat(cairn("decide", "acme:sync", "--confidence", "1").out()).startsWith("ask");
    assertThat(cairn("thresholds").out()).contains("says dangerous: it deploys");
    assertThat(cairn("risk").out()).contains("set");
    assertThat(cairn("trust", "Git-Hub").out()).isEqualTo("git_hub is trusted\n");
    assertThat(cairn("trust", "git hub", "--undo").out()).isEqualTo("git_hub is not trusted\n");
    assertThat(cairn("check", "clean up", "--tool", "bash", "--args", "command=rm -rf /")
            .out())
        .contains("dangerous");
  }

  @Test
  void refuseWhatCannotBeDecided() {
    assertThat(cairn("decide", "a", "--confidence", "2").exit()).isEqualTo(2);
    assertThat(cairn("decide", "a", "--confidence", "2", "--json").out())
        .contains("\"code\":\"invalid_argument\"")
        .contains("\"field\":\"confidence\"");
    assertThat(cairn("decide", "a", "--confidence", ".5", "--mode", "bold").err())
        .contains("mode");
    assertThat(cairn("decide", "a", "--confidence", ".5", "--args", "[1]").err())
        .contains("JSON object");
    assertThat(cairn("decide", "a", "--confidence", ".5", "--args", "{").err())
        .contains("args is no JSON object");
  }

  /** The gate fails closed: without its store nothing is allowed. */
  @Test
  void neverSayYesWithoutAStore() throws Exception {
    cairn("decide", "acme:get_info", "--confidence", "1");
    Files.write(data.resolve("cairn.db"), new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
    Ran ran = cairn("decide", "acme:get_info", "--confidence", "1");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).doesNotContain("allow");
    Ran json = cairn("decide", "acme:get_info", "--confidence", "1", "--json");
    assertThat(json.exit()).isEqualTo(3);
    assertThat(json.out()).contains("\"error\"").doesNotContain("allow");
  }
}
