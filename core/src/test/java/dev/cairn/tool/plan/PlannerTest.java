package dev.cairn.tool.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.LeftOut;
import dev.cairn.tool.predict.Candidate;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.Run;
import dev.cairn.tool.run.RunMemory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A plan")
class PlannerTest {
  private static final String REQUEST = "find a flight to Rome and book a seat on it";

  private final RunMemory runs = new RunMemory(Policy.DEFAULT.prediction());
  private final LinkMemory links = new LinkMemory(Policy.DEFAULT.plan());
  private final Map<String, Candidate> tools = new LinkedHashMap<>();

  PlannerTest() {
    tool("search_flights", "Find flights to a place.", "");
    tool("book_seat", "Book a seat on a flight.", "flight_id: the flight");
    tool("send_mail", "Send a mail to somebody.", "");
    tool("print_page", "Print a page on paper.", "");
  }

  private void tool(String name, String description, String parameters) {
    String id = "travel:" + name;
    tools.put(id, new Candidate(id, "travel", name, description, parameters));
  }

  private void ran(String request, String... names) {
    Run run = Run.chain(
        Optional.of(request),
        Arrays.stream(names).map(name -> new Run.Step("travel:" + name)).toList());
    runs.add(run);
    links.add(run);
  }

  private void ranOften() {
    for (int i = 0; i < 5; i++) {
      ran("find a flight to Paris and book it", "search_flights", "book_seat");
      ran("print the page and mail it", "print_page", "send_mail");
    }
  }

  private Planner planner(Ties ties) {
    return new Planner(runs, links, Lineup.of(tools.values()), ties, Policy.DEFAULT);
  }

  private Plan plan(String... context) {
    return planner(Ties.NONE).plan(REQUEST, List.of(context), 10, tool -> Optional.empty());
  }

  private static List<String> names(Plan plan) {
    return plan.tasks().stream().map(Plan.Task::tool).toList();
  }

  @Test
  void hasTheToolsOfRunsForRequestsLikeItInTheirOrder() {
    ranOften();
    Plan plan = plan();
    assertThat(names(plan)).containsExactly("travel:search_flights", "travel:book_seat");
    assertThat(plan.dependencies()).singleElement().satisfies(each -> {
      assertThat(each.on()).isZero();
      assertThat(each.task()).isOne();
      assertThat(each.chance().value()).isBetween(0.5, 0.95);
    });
  }

  @Test
  void leavesOutWhatWasRunAlready() {
    ranOften();
    assertThat(names(plan("travel:search_flights")))
        .contains("travel:book_seat")
        .doesNotContain("travel:search_flights");
  }

  @Test
  void leavesOutWhatMayNotBeRun() {
    ranOften();
    Plan plan = planner(Ties.NONE).plan(REQUEST, List.of(), 10, PlannerTest::seatFails);
    assertThat(names(plan)).containsExactly("travel:search_flights");
    assertThat(plan.dependencies()).isEmpty();
    assertThat(plan.leftOut()).extracting(LeftOut::because).containsExactly("breaks");
  }

  private static Optional<LeftOut> seatFails(String tool) {
    return tool.endsWith("book_seat")
        ? Optional.of(new LeftOut(ToolId.parse(tool), "breaks"))
        : Optional.empty();
  }

  @Test
  void isNoLongerThanAsked() {
    ranOften();
    assertThat(planner(Ties.NONE)
            .plan(REQUEST, List.of(), 1, tool -> Optional.empty())
            .tasks())
        .hasSize(1);
  }

  @Test
  void withGivenToolsHasAllOfThemWhateverTheOrder() {
    ranOften();
    List<String> given = List.of("travel:book_seat", "travel:search_flights", "never:heard_of");
    Plan plan = planner(Ties.NONE).plan(REQUEST, List.of(), given);
    assertThat(names(plan)).containsExactlyInAnyOrderElementsOf(given);
    assertThat(names(plan).indexOf("travel:search_flights"))
        .isLessThan(names(plan).indexOf("travel:book_seat"));
    List<String> turned = List.of("never:heard_of", "travel:search_flights", "travel:book_seat");
    assertThat(planner(Ties.NONE).plan(REQUEST, List.of(), turned)).isEqualTo(plan);
  }

  @Test
  void ofNothingIsEmptyAndSaysSo() {
    tools.clear();
    Plan plan = plan();
    assertThat(plan.tasks()).isEmpty();
    assertThat(plan.confidence().value()).isZero();
  }

  @Test
  void believesWhatSchemasOrPeopleSayWhereNothingWasRun() {
    List<String> pair = List.of("travel:print_page", "travel:send_mail");
    Ties said =
        (from, to) -> from.equals("travel:send_mail") && to.equals("travel:print_page") ? 0.7 : 0;
    assertThat(chance(said, pair, 1, 0)).isGreaterThan(chance(Ties.NONE, pair, 1, 0));
    assertThat(chance(said, pair, 0, 1)).isEqualTo(chance(Ties.NONE, pair, 0, 1));
  }

  private double chance(Ties ties, List<String> pair, int from, int to) {
    return new EdgePredictor(runs, links, Lineup.of(tools.values()), ties, Policy.DEFAULT)
        .predict(pair, "do both").stream()
            .filter(edge -> edge.from() == from && edge.to() == to)
            .findFirst()
            .orElseThrow()
            .chance();
  }

  @Test
  void learnsTheOrderOfToolsItHasNeverSeenFromTheirNames() {
    ran("cars", "search_cars", "book_cars");
    ran("rooms", "search_rooms", "book_rooms");
    ran("trains", "search_trains", "book_trains");
    List<String> pair = List.of("travel:book_boats", "travel:search_boats");
    assertThat(chance(Ties.NONE, pair, 1, 0)).isGreaterThan(chance(Ties.NONE, pair, 0, 1));
  }

  @Test
  void explainsEveryChanceByPartsThatAddUp() {
    ranOften();
    Plan plan = plan();
    plan.dependencies().forEach(each -> addsUp(each.chance()));
    plan.tasks().forEach(task -> addsUp(task.confidence()));
  }

  private static void addsUp(Explanation held) {
    Explanation chance = held.parts().get(0);
    assertThat(chance.op()).isEqualTo(Op.LOGISTIC);
    Explanation odds = chance.parts().get(0);
    double sum = odds.parts().stream().mapToDouble(Explanation::value).sum();
    assertThat(chance.value()).isCloseTo(1 / (1 + Math.exp(-sum)), within(1e-12));
    assertThat(odds.parts()).hasSizeGreaterThan(3);
  }

  @Test
  void theChanceOfEveryPairIsThatOfItsReasons() {
    ranOften();
    new EdgePredictor(runs, links, Lineup.of(tools.values()), Ties.NONE, Policy.DEFAULT)
        .predict(List.copyOf(tools.keySet()), REQUEST)
        .forEach(
            edge -> assertThat(edge.why().get().value()).isCloseTo(edge.chance(), within(1e-12)));
  }
}
