package dev.cairn.text.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever was admitted as a ban denies the call of what it names, and no other. */
class BanLawTest {
  /** Ways to say no, in seven languages; none of them stands in a training file. */
  private static final List<String> BANS = List.of(
      "Never call X.",
      "X is off limits.",
      "Hands off X!",
      "No more X.",
      "Stay away from X.",
      "Do not use X under any circumstances.",
      "We don't touch X.",
      "Keep X out of this.",
      "X is forbidden.",
      "Don't ever go near X",
      "X must not be used.",
      "X: never.",
      "Please avoid X from now on.",
      "I don't want to see X again.",
      "X is banned here",
      "Under no circumstances X.",
      "You are not allowed to use X.",
      "Leave X alone.",
      "Nobody touches X.",
      "X? No, never.",
      "Refrain from using X.",
      "Stop using X.",
      "There is no reason to ever run X, so don't.",
      "Using X is prohibited.",
      "X ist tabu.",
      "Finger weg von X!",
      "X niemals verwenden.",
      "Benutze X nie.",
      "X darf nicht benutzt werden.",
      "Auf keinen Fall X.",
      "Kein X mehr.",
      "Bitte lass X in Ruhe, nie anfassen.",
      "X ist verboten.",
      "Ruf X nicht auf.",
      "N'utilise jamais X.",
      "Ne touche pas à X.",
      "X est interdit.",
      "Surtout pas X.",
      "Il ne faut plus utiliser X.",
      "Évite X en toutes circonstances.",
      "Nunca uses X.",
      "No toques X.",
      "X está prohibido.",
      "Prohibido usar X.",
      "Evita X siempre.",
      "Bajo ningún concepto X.",
      "Nunca use X.",
      "Não toque em X.",
      "X é proibido.",
      "Não use mais X.",
      "Em hipótese alguma X.",
      "不要使用 X。",
      "禁止使用 X。",
      "绝不碰 X。",
      "千万别用 X。",
      "请勿调用 X。",
      "X は使わないでください。",
      "X の使用は禁止です。",
      "X には触らないで。",
      "X は絶対にダメ。");

  /** A thing, a call that does something with it, and the same call with another thing. */
  private record Thing(String name, ReadCall call, ReadCall other) {}

  private static final CallReader READER = new CallReader();

  private static final List<Thing> THINGS = List.of(
      new Thing(
          "`billing:refund_order`",
          call("billing:refund_order", Map.of("order", "A-17")),
          call("billing:hold_parcel", Map.of("order", "A-17"))),
      new Thing(
          "`terraform apply`",
          bash("cd infra && terraform apply -auto-approve"),
          bash("cd infra && pulumi up --yes")),
      new Thing(
          "`--no-verify`",
          bash("git commit -n -m 'fix: rounding'"),
          bash("git commit --signoff -m 'fix: rounding'")),
      new Thing(
          "`src/legacy/`", edit("src/legacy/tax/Rates.java"), edit("src/modern/tax/Rates.java")),
      new Thing("`**/*.lock`", edit("services/web/yarn.lock"), edit("services/web/yarn.toml")),
      new Thing(
          "`api.oldvendor.com`",
          bash("curl -s https://api.oldvendor.com/v2/stock"),
          bash("curl -s https://api.newvendor.org/v2/stock")),
      new Thing(
          "`audit_trail`",
          call("sql:execute", Map.of("query", "DELETE FROM audit_trail WHERE day < '2020-01-01'")),
          call("sql:execute", Map.of("query", "DELETE FROM scratchpad WHERE day < '2020-01-01'"))),
      new Thing("`moment`", bash("npm install moment@2.30.1"), bash("npm install luxon@3.4.0")));

  private static ReadCall call(String tool, Map<String, Object> args) {
    return READER.read("", tool, args);
  }

  private static ReadCall bash(String command) {
    return call("Bash", Map.of("command", command));
  }

  private static ReadCall edit(String path) {
    return call("Edit", Map.of("file_path", path, "old_string", "a = 1", "new_string", "a = 2"));
  }

  static Stream<Arguments> table() {
    return BANS.stream().flatMap(ban -> THINGS.stream().map(thing -> Arguments.of(ban, thing)));
  }

  @ParameterizedTest
  @MethodSource("table")
  void aBanDeniesWhatItNames(String ban, Thing thing) {
    Rule rule = new Rule("r", Rule.Kind.CONSTRAINT, ban.replace("X", thing.name()));
    assertThat(forbids(rule, thing.call())).as(rule.statement()).isTrue();
    assertThat(forbids(rule, thing.other())).as("another: " + rule.statement()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("table")
  void aBanDeniesWhatItNamesWithoutBackticks(String ban, Thing thing) {
    String bare = thing.name().replace("`", "");
    Rule rule = new Rule("r", Rule.Kind.CONSTRAINT, ban.replace("X", bare));
    assertThat(forbids(rule, thing.call())).as(rule.statement()).isTrue();
    assertThat(forbids(rule, thing.other())).as("another: " + rule.statement()).isFalse();
  }

  private static boolean forbids(Rule rule, ReadCall call) {
    GuardMatcher matcher = GuardMatcher.shipped();
    return matcher.match(call, matcher.index(List.of(rule)), SentenceVectors.NONE).stream()
        .anyMatch(GuardMatch::forbids);
  }
}
