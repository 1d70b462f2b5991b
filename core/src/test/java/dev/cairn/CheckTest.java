package dev.cairn;

import static dev.cairn.log.CardKind.COMMITMENT;
import static dev.cairn.log.CardKind.CONSTRAINT;
import static dev.cairn.log.CardKind.FACT;
import static dev.cairn.log.CardKind.NEGATIVE_RESULT;
import static dev.cairn.log.CardKind.PREFERENCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CardEvent.CardsShown;
import dev.cairn.log.CardId;
import dev.cairn.log.Channel;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.CheckAction.Guard;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every action of the table is compared with every card. */
@DisplayName("A check")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CheckTest {
  private final CardScene scene = new CardScene();
  private final Map<String, String> names = new TreeMap<>();

  @BeforeAll
  void learn() {
    name("force", scene.card(CONSTRAINT, "Never force-push to main."));
    name("secrets", scene.card(CONSTRAINT, "Never commit secrets or API keys."));
    name("npm", scene.card(CONSTRAINT, "Don't use npm; use pnpm."));
    name("friday", scene.card(CONSTRAINT, "Never deploy to production on Fridays."));
    name("tests", scene.card(CONSTRAINT, "Always run the tests before pushing."));
    name("schema", scene.card(CONSTRAINT, "Do not edit generated files in src/schema."));
    name("backup", scene.card(CONSTRAINT, "Never drop a table without a backup."));
    name("logs", scene.card(CONSTRAINT, "Must not delete the audit logs."));
    name(
        "customers", scene.card(COMMITMENT, "I promised to email customers before the migration."));
    name("release", scene.card(COMMITMENT, "We will tag every release with a changelog."));
    name("emoji", scene.card(PREFERENCE, "Please don't use emoji in commit messages."));
    name("short", scene.card(PREFERENCE, "Prefers short answers."));
    name(
        "docker",
        scene.card(NEGATIVE_RESULT, "`docker compose up` failed: port 5432 is already allocated."));
    name(
        "make",
        scene.card(NEGATIVE_RESULT, "Running `make deploy` failed because KUBECONFIG is not set."));
    name(
        "migrate",
        scene.card(
            NEGATIVE_RESULT, "python manage.py migrate fails on SQLite: no such function: NOW"));
    name(
        "node",
        scene.card(NEGATIVE_RESULT, "The build breaks with Node 22: ERR_OSSL_EVP_UNSUPPORTED."));
    name("port", scene.card(FACT, "The database port is 5432."));
    scene.draft(CONSTRAINT, "Never push to main.").in(Scope.repo("other")).put();
  }

  private void name(String name, CardId id) {
    names.put(id.value(), name);
  }

  @AfterAll
  void close() {
    scene.close();
  }

  private List<Guard> check(String action) {
    return scene.memory().check(CheckAction.of(action).in(CardScene.REPO)).guards();
  }

  @Test
  void namesWhatIsForbiddenBeforeWhatFailed() {
    try (CardScene there = new CardScene()) {
      there.card(NEGATIVE_RESULT, "`make deploy prod` failed because KUBECONFIG is not set.");
      CardId ban = there.card(CONSTRAINT, "Never make deploy prod.");
      List<Guard> guards = there
          .memory()
          .check(CheckAction.of("make deploy prod").in(CardScene.REPO))
          .guards();
      assertThat(guards).hasSize(2);
      assertThat(guards.get(0).id()).isEqualTo(ban);
    }
  }

  private String names(List<Guard> guards) {
    TreeSet<String> found = new TreeSet<>();
    guards.forEach(guard ->
        found.add((guard.forbids() ? "!" : "") + names.getOrDefault(guard.id().value(), "?")));
    return String.join(" ", found);
  }

  /** Actions, and the rules a colleague would mention; an exclamation mark where the action breaks one. */
  private static final String ACTIONS = """
          git push --force origin main                     | !force tests
          git push -f origin main                          | !force tests
          force push the main branch                       | !force tests
          git push origin main                             | force tests
          git push --force origin feature                  | force tests
          git commit -m 'add API keys and secrets'         | !secrets
          commit the .env file with secrets                | !secrets
          npm install lodash                               | !npm
          pnpm add lodash                                  | npm
          npm run build                                    | !npm
          deploy to production on Friday                   | !friday
          deploy to production                             | friday
          deploy the preview environment                   | -
          run the tests and push                           | tests
          edit src/schema/user.ts                          | schema
          drop table users                                 | !backup
          DROP TABLE invoices;                             | !backup
          delete the audit logs                            | !logs
          rm -rf /var/audit/logs                           | !logs
          rm -rf build                                     | -
          email customers about the migration              | customers
          start the migration                              | customers
          tag the release                                  | release
          use an emoji in the commit message               | !emoji
          answer the question in short                     | -
          docker compose up                                | docker
          docker compose up -d                             | docker
          docker ps                                        | -
          make deploy                                      | make
          make test                                        | -
          python manage.py migrate                         | customers migrate
          python manage.py runserver                       | -
          build with Node 22                               | node
          cat README.md                                    | -
          ls -la                                           | -
          git status                                       | -
          grep -r stale src                                | -
          pytest tests/login                               | -
          open the pull request                            | -
          write a unit test for the parser                 | -
          bump the version to 2.0                          | -
          read the file src/main.py                        | -
          psql -h localhost                                | -
          """;

  /** What one action was expected to bring up, and what it did. */
  private record Checked(String action, Set<String> expected, Set<String> found) {
    Set<String> wronglyForbidden() {
      return found.stream()
          .filter(name -> name.startsWith("!") && !expected.contains(name))
          .collect(Collectors.toCollection(TreeSet::new));
    }

    static Set<String> plain(Set<String> names) {
      return names.stream().map(name -> name.replace("!", "")).collect(Collectors.toSet());
    }
  }

  private List<Checked> checked() {
    return ACTIONS
        .lines()
        .map(line -> {
          String action = line.substring(0, line.indexOf('|')).strip();
          String expected = line.substring(line.indexOf('|') + 1).strip();
          Set<String> names = expected.equals("-") ? Set.of() : Set.of(expected.split(" ", -1));
          String found = names(check(action));
          return new Checked(
              action, names, found.isEmpty() ? Set.of() : Set.of(found.split(" ", -1)));
        })
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "force-pu\u200Bsh to ma\u2060in",
        "fo\u00ADrce-push to ma\uFE0Fin",
        "fоrсе-рush tо mаin",
        "fοrce-pυsh tο main",
        "fórcé-púsh tó máín",
        "\u202Aforce-push to main\u202C"
      })
  void forbidsWhatOnlyLooksLikeAnother(String action) {
    List<Guard> guards = check(action);
    assertThat(guards).isNotEmpty();
    assertThat(names.get(guards.get(0).id().value())).isEqualTo("force");
    assertThat(guards.get(0).forbids()).isTrue();
  }

  @Test
  @DisplayName("hardly ever forbids what no rule forbids")
  void forbidsNothingElse() {
    List<Checked> wrong =
        checked().stream().filter(each -> !each.wronglyForbidden().isEmpty()).toList();
    assertThat(wrong).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  @DisplayName(
      "names most of what speaks to an action, forbids most of what breaks a rule, and is quiet else")
  void speaks() {
    int expected = 0;
    int named = 0;
    int broken = 0;
    int forbidden = 0;
    int idle = 0;
    int silent = 0;
    List<Checked> all = checked();
    for (Checked each : all) {
      Set<String> found = Checked.plain(each.found());
      for (String name : each.expected()) {
        expected++;
        named += found.contains(name.replace("!", "")) ? 1 : 0;
        broken += name.startsWith("!") ? 1 : 0;
        forbidden += name.startsWith("!") && each.found().contains(name) ? 1 : 0;
      }
      idle += each.expected().isEmpty() ? 1 : 0;
      silent += each.expected().isEmpty() && each.found().isEmpty() ? 1 : 0;
    }
    assertThat((double) named / expected).as("named of %s", all).isGreaterThanOrEqualTo(0.75);
    assertThat((double) forbidden / broken).as("forbidden of %s", all).isGreaterThanOrEqualTo(0.75);
    assertThat((double) silent / idle).as("silent of %s", all).isGreaterThanOrEqualTo(0.8);
  }

  @Test
  void putsAFailureOfTheSameCommandFirst() {
    List<Guard> guards = check("make deploy");
    assertThat(names.get(guards.get(0).id().value())).isEqualTo("make");
    assertThat(guards.get(0).evidence()).isNotEmpty();
    assertThat(guards.get(0).score()).isEqualTo(guards.get(0).why().value());
  }

  @Test
  void looksAtToolArgumentsAndErrorToo() {
    CheckAction byArguments = new CheckAction(
        "run a command",
        Optional.of(ToolId.parse("bash")),
        Optional.of(Map.of("command", "git push --force origin main")),
        Optional.empty(),
        Optional.empty(),
        Optional.of(CardScene.REPO),
        Optional.empty());
    assertThat(names(scene.memory().check(byArguments).guards())).contains("!force");
    CheckAction byError = new CheckAction(
        "try again",
        Optional.empty(),
        Optional.empty(),
        Optional.of("Error: ERR_OSSL_EVP_UNSUPPORTED in the build on Node 22"),
        Optional.empty(),
        Optional.of(CardScene.REPO),
        Optional.empty());
    assertThat(names(scene.memory().check(byError).guards())).contains("node");
  }

  @Test
  void notesWhatItShowed() {
    CheckAction request = new CheckAction(
        "make deploy",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(CardScene.LEARNING),
        Optional.empty(),
        Optional.empty());
    scene.memory().check(request);
    assertThat(scene.events(CardsShown.class))
        .extracting(CardsShown::channel)
        .contains(Channel.CHECK);
  }

  @Test
  void refusesNothingToDo() {
    assertThatThrownBy(() -> check("  "))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.field()).contains("action"));
  }
}
