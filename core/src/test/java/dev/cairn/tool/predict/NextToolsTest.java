package dev.cairn.tool.predict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.Policy;
import dev.cairn.tool.run.Run;
import dev.cairn.tool.run.RunMemory;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The next tool")
class NextToolsTest {
  private static final Lineup TOOLS = Lineup.of(
      List.of(
          tool("shop:find_order", "Find an order by its number."),
          tool("shop:cancel_order", "Cancel an order."),
          tool("shop:refund_payment", "Give the money for an order back."),
          tool("mail:send_mail", "Send a mail to somebody."),
          tool("mail:search_mail", "Search the mails of a folder."),
          tool("air:book_flight", "Book a flight."),
          tool("air:list_airports", "List the airports of a city.")),
      Policy.DEFAULT.prediction());

  private final RunMemory memory = new RunMemory(Policy.DEFAULT.prediction());

  @ParameterizedTest(name = "after {0}, asked for \"{1}\": {2}")
  @CsvSource(textBlock = """
      # what always followed
      shop:find_order, , shop:cancel_order
      # before the first step only the request speaks
      '', cancel order 17, shop:find_order
      # a tool no run ever had, by its words
      '', book a flight to Oslo, air:book_flight
      # and by its name and server, after another of them
      air:book_flight, list the airports of Oslo, air:list_airports
      """)
  void isWhatRunsAndRequestSpeakFor(String context, String intent, String expected) {
    for (int i = 0; i < 5; i++) {
      memory.add(run("please cancel order " + i, "shop:find_order", "shop:cancel_order"));
      memory.add(run("tell Ann the news", "mail:search_mail", "mail:send_mail"));
    }

    assertThat(best(context.isEmpty() ? List.of() : List.of(context), Optional.ofNullable(intent)))
        .isEqualTo(expected);
  }

  @Test
  void goesOnAsThisRunWentBefore() {
    memory.add(run("", "shop:find_order", "shop:cancel_order"));
    memory.add(run("", "shop:find_order", "mail:send_mail"));

    List<String> steps = List.of(
        "shop:find_order",
        "mail:send_mail",
        "shop:find_order",
        "mail:send_mail",
        "shop:find_order");
    assertThat(best(steps, Optional.empty())).isEqualTo("mail:send_mail");
  }

  @Test
  void isWhatRunsOfTheSameTypeDid() {
    for (int i = 0; i < 6; i++) {
      memory.add(typed("refund", "shop:find_order", "shop:refund_payment"));
      memory.add(typed("complaint", "shop:find_order", "mail:send_mail"));
      memory.add(typed("complaint", "shop:find_order", "mail:send_mail"));
    }
    List<String> steps = List.of("shop:find_order");

    assertThat(best(steps, Optional.empty())).isEqualTo("mail:send_mail");
    assertThat(next(TOOLS)
            .predict(steps, Optional.empty(), Optional.of("refund"), 1)
            .get(0)
            .tool()
            .tool())
        .isEqualTo("shop:refund_payment");
    assertThat(next(TOOLS).predict(steps, Optional.empty(), Optional.of("never heard of"), 3))
        .isEqualTo(next(TOOLS).predict(steps, Optional.empty(), 3));
  }

  @Test
  void saysNothingWhereNothingSpeaksForAnyTool() {
    assertThat(predict(List.of(), Optional.empty())).isEmpty();
    assertThat(predict(List.of(), Optional.of(""))).isEmpty();
  }

  @Test
  void isSurerTheOftenerItWasSeen() {
    memory.add(run("", "shop:find_order", "shop:cancel_order"));
    double once = predict(List.of("shop:find_order"), Optional.empty()).get(0).confidence();
    for (int i = 0; i < 200; i++) {
      memory.add(run("", "shop:find_order", "shop:cancel_order"));
    }
    double often = predict(List.of("shop:find_order"), Optional.empty()).get(0).confidence();

    assertThat(often).isGreaterThan(once).isLessThanOrEqualTo(0.95);
  }

  @Test
  void looksAtFewToolsOfMany() {
    List<Candidate> many = IntStream.range(0, 5_000)
        .mapToObj(i -> tool("s" + i % 50 + ":verb" + i + "_thing", "Does thing number " + i + "."))
        .toList();
    memory.add(run("do the thing", "s1:verb1_thing", "s2:verb2_thing"));
    NextTools next = next(Lineup.of(many, Policy.DEFAULT.prediction()));

    int answered = next.predict(List.of("s1:verb1_thing"), Optional.of("thing number 77"), 5_000)
        .size();
    assertThat(answered).isLessThan(500);
  }

  @Test
  void refusesALineUpWithATwin() {
    List<Candidate> twins = List.of(tool("a:b", "One."), tool("a:b", "Two."));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Lineup.of(twins, Policy.DEFAULT.prediction()))
        .withMessageContaining("a:b stands in the line-up twice");
  }

  @Property(tries = 100)
  void explainsItselfCompletelyAndTheSameWayEachTime(
      @ForAll @Size(max = 20) List<@Size(max = 6) List<@IntRange(max = 6) Integer>> runs,
      @ForAll @Size(max = 5) List<@IntRange(max = 6) Integer> context,
      @ForAll boolean asked) {
    for (List<Integer> run : runs) {
      memory.add(run("cancel and send " + run.size(), names(run).toArray(String[]::new)));
    }
    Optional<String> intent =
        asked ? Optional.of("find the order, then send a mail") : Optional.empty();

    List<Prediction> predictions = predict(names(context), intent);

    assertThat(predict(names(context), intent)).isEqualTo(predictions);
    assertThat(predictions.stream().mapToDouble(Prediction::chance).sum()).isLessThan(1.000001);
    for (Prediction prediction : predictions) {
      double parts =
          prediction.score().parts().stream().mapToDouble(Explanation::value).sum();
      assertThat(prediction.score().value()).isCloseTo(parts, within(1e-12));
      assertThat(prediction.confidence())
          .isBetween(0.0, Policy.DEFAULT.prediction().confidenceMax());
    }
    assertThat(predictions)
        .isSortedAccordingTo(
            (a, b) -> Double.compare(b.score().value(), a.score().value()));
  }

  @Test
  void countingAloneGoesByTheLongestPastItKnows() {
    memory.add(run("", "shop:find_order", "shop:cancel_order", "mail:send_mail"));
    memory.add(run("", "air:book_flight", "shop:cancel_order", "shop:refund_payment"));
    memory.add(run("", "air:book_flight", "shop:cancel_order", "shop:refund_payment"));
    NextScorer markov = new MarkovScorer(memory, TOOLS, Policy.DEFAULT.prediction());

    List<String> steps = List.of("shop:find_order", "shop:cancel_order");
    assertThat(markov.predict(steps, Optional.empty(), 3))
        .extracting(it -> it.tool().tool())
        .startsWith("mail:send_mail", "shop:refund_payment");
  }

  private String best(List<String> context, Optional<String> intent) {
    return predict(context, intent).get(0).tool().tool();
  }

  private List<Prediction> predict(List<String> context, Optional<String> intent) {
    return next(TOOLS).predict(context, intent, TOOLS.size());
  }

  private NextTools next(Lineup lineup) {
    return new NextTools(memory, lineup, Policy.DEFAULT.prediction(), Policy.DEFAULT.signal());
  }

  private static List<String> names(List<Integer> places) {
    return places.stream().map(place -> TOOLS.candidate(place).tool()).toList();
  }

  private static Candidate tool(String id, String description) {
    int colon = id.indexOf(':');
    return new Candidate(id, id.substring(0, colon), id.substring(colon + 1), description, "");
  }

  private static Run typed(String type, String... tools) {
    Run run = run("", tools);
    return new Run(run.request(), run.steps(), run.links(), Optional.of(type));
  }

  private static Run run(String request, String... tools) {
    return Run.chain(
        Optional.of(request).filter(it -> !it.isEmpty()),
        Arrays.stream(tools).map(Run.Step::new).toList());
  }
}
