package dev.cairn.text.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.GuardTrainer.Label;
import dev.cairn.text.guard.Rule.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuardMatcherTest {
  private final GuardMatcher matcher = GuardMatcher.shipped();
  private final CallReader reader = new CallReader();

  private List<GuardMatch> match(Kind kind, String rule, String command) {
    ReadCall call = reader.read(command, "", Map.of());
    return matcher.match(
        call, matcher.index(List.of(new Rule("r", kind, rule))), SentenceVectors.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "Never commit without my ok.|git commit -m 'done'|true",
        "Never commit without my ok.|ask the user whether to commit|false",
        "Never commit without my ok.|git status|false",
        "Don't run `npm publish`.|npm publish --access public|true",
        "Don't run `npm publish`.|npm test|false",
        "No force pushes.|git push -f origin feature|true",
        "No force pushes.|git push origin feature|false",
        "No force pushes.|git push origin +feature|true",
        "Never force-push to main.|git push origin +HEAD:main|true",
        "Never force-push to main.|git push origin +feature|false",
        "Never run `git push --force`.|git push origin +main|true",
        "Never run `git push --force`.|git push origin main|false",
        "Do not run `make deploy`.|gmake deploy|true",
        "Do not run `make deploy`.|gmake test|false",
        "Never drop a table.|psql -c 'DROP TABLE users'|true",
        "Never drop a table.|mysql -e 'DROP/**/TABLE users'|true",
        "Never drop a table.|psql -c 'SELECT * FROM users'|false",
        "Never edit `db/0001_init.sql`.|perl -pi -e s/a/b/ db/0001_init.sql|true",
        "Never edit `db/0001_init.sql`.|perl -ne print db/0001_init.sql|false",
        "Never touch anything below `deploy/keys/`.|rm deploy/{keys,x}/a.pem|true",
        "Never touch anything below `deploy/keys/`.|rm deploy/{docs,x}/a.pem|false",
        "Never touch anything below `deploy/keys/`.|rm deploy/ke*/a.pem|true",
        "Use `pnpm`, not `npm`.|npm install left-pad|true",
        "Use `pnpm`, not `npm`.|pnpm add left-pad|false",
        "Never delete anything under `data/`.|rm -rf data/old|true",
        "Never delete anything under `data/`.|ls data/old|false",
        "Never delete anything under `data/`.|rm -rf dist/old|false"
      })
  void bansForbidTheActAndNothingElse(String rule, String command, boolean forbidden) {
    assertThat(match(Kind.CONSTRAINT, rule, command).stream().anyMatch(GuardMatch::forbids))
        .isEqualTo(forbidden);
  }

  @Test
  void pastFailuresSpeakAndNeverForbid() {
    List<GuardMatch> found = match(
        Kind.NEGATIVE_RESULT,
        "`yarn build:docs` failed: ENOSPC: System limit for number of file watchers reached.",
        "yarn build:docs");
    assertThat(found).hasSize(1);
    assertThat(found.get(0).forbids()).isFalse();
  }

  @Test
  void theStrongestComesFirst() {
    RuleSet rules = matcher.index(List.of(
        new Rule("a", Kind.CONSTRAINT, "Write tests in Kotlin."),
        new Rule("b", Kind.CONSTRAINT, "Never run `helm uninstall` by hand."),
        new Rule("c", Kind.PREFERENCE, "I like short release notes.")));
    ReadCall call = reader.read("helm uninstall shop", "", Map.of());
    List<GuardMatch> found = matcher.match(call, rules, SentenceVectors.NONE);
    assertThat(found.get(0).rule().id()).isEqualTo("b");
    assertThat(found.get(0).because()).contains("helm uninstall");
  }

  @Test
  void anEmptyCallAndAnEmptySetAreSilent() {
    ReadCall nothing = reader.read("", "", Map.of());
    assertThat(matcher.match(nothing, matcher.index(List.of()), SentenceVectors.NONE))
        .isEmpty();
    assertThat(matcher.match(
            nothing,
            matcher.index(List.of(new Rule("r", Kind.CONSTRAINT, ""))),
            SentenceVectors.NONE))
        .isEmpty();
  }

  @Test
  void trainingTwiceGivesTheSameBytes() {
    assertThat(trained().bytes()).isEqualTo(trained().bytes());
    assertThat(GuardModel.read(trained().bytes()).bytes()).isEqualTo(trained().bytes());
  }

  private GuardModel trained() {
    Rule commit = new Rule("1", Kind.CONSTRAINT, "Commit messages are in English.");
    Rule boats = new Rule("2", Kind.PREFERENCE, "I like ferries more than planes.");
    GuardTrainer trainer = new GuardTrainer(List.of(commit, boats), 1, Set.of());
    ReadCall call = reader.read("git commit -m 'Kleinigkeit'", "", Map.of());
    trainer.add(call, commit, Label.VIOLATES, 1);
    trainer.add(call, boats, Label.FOREIGN, 1);
    trainer.add(reader.read("git log -3", "", Map.of()), commit, Label.UNRELATED, 1);
    GuardThresholds thresholds = new GuardThresholds(0.5, 0.5, 0.8, 0.7);
    return trainer.train(SentenceVectors.NONE, thresholds, thresholds);
  }

  @Test
  void hostileRulesAndActionsTakeLinearTime() {
    String rule = "never ".repeat(100_000) + "`" + "a*".repeat(5_000) + "`";
    String action = "push (".repeat(100_000);
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(5), () -> match(Kind.CONSTRAINT, rule, action));
  }

  @Test
  void manyRulesCostLittle() {
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      rules.add(
          new Rule("r" + i, Kind.CONSTRAINT, "Never push to branch-" + i + " without a review."));
    }
    RuleSet set = matcher.index(rules);
    ReadCall call = reader.read("git push origin branch-77", "", Map.of());
    List<GuardMatch> found = matcher.match(call, set, SentenceVectors.NONE);
    assertThat(found.get(0).rule().id()).isEqualTo("r77");
    assertThat(found.stream().filter(GuardMatch::forbids)).hasSize(1);
  }
}
