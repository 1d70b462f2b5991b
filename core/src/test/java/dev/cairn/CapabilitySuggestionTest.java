package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A capability is offered while its tools are in use")
class CapabilitySuggestionTest {
  private static final String SHIP = "capability:ship_it";

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory(String profile) {
    Context memory = tester.memory();
    memory.configure(new Configure(Optional.of(profile), Optional.empty()));
    memory.registerTools(RegisterTools.of(
        "dev",
        Tool.of("build", "Build the program."),
        Tool.of("test", "Test the program."),
        Tool.of("deploy", "Deploy the program."),
        Tool.of("draw", "Draw a picture."),
        Tool.of("paint", "Paint a picture.")));
    memory.registerCapability(RegisterCapability.of(
        "ship it", "Bring a change out.", "dev:build", "dev:test", "dev:deploy"));
    memory.registerCapability(
        RegisterCapability.of("make art", "Make a picture.", "dev:draw", "dev:paint"));
    return memory;
  }

  private static Optional<FindTools.Result> offer(Context memory, String... inUse) {
    return memory.nextTools(NextTools.after(inUse).limit(10)).predictions().stream()
        .filter(each -> each.tool().toString().equals(SHIP))
        .findFirst();
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void byTheShareOfItsToolsTheirClusterAndHowItDid(String profile) {
    Context memory = memory(profile);
    FindTools.Result two = offer(memory, "dev:build", "dev:test").orElseThrow();
    assertThat(two.kind()).isEqualTo(Kind.CAPABILITY);
    assertThat(two.score())
        .as("two of three tools, half as much again for the cluster, no outcomes")
        .isCloseTo(2.0 / 3 * 1.5 * 1, within(1e-12));
    assertThat(two.confidence()).isLessThanOrEqualTo(0.95);
    assertThat(offer(memory, "dev:build").orElseThrow().score())
        .isCloseTo(1.0 / 3 * 1.5, within(1e-12));
    assertThat(offer(memory, "dev:build", "dev:test", "dev:draw").orElseThrow().score())
        .as("of four tools in either")
        .isCloseTo(2.0 / 4 * 1.5, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void notWithoutAnyOfItsTools(String profile) {
    assertThat(offer(memory(profile), "dev:draw")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void byTheToolsOfTheCapabilitiesItUses(String profile) {
    Context memory = memory(profile);
    memory.registerCapability(RegisterCapability.of("all of it", "Everything.", SHIP, "dev:draw"));
    assertThat(
            memory.nextTools(NextTools.after("dev:build", "dev:test").limit(10)).predictions())
        .filteredOn(each -> each.tool().toString().equals("capability:all_of_it"))
        .singleElement()
        .satisfies(each -> assertThat(each.score()).isCloseTo(2.0 / 4 * 1.5, within(1e-12)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void notOnceItMostlyFailsAndThatIsSaid(String profile) {
    Context memory = memory(profile);
    for (int day = 1; day <= 6; day++) {
      memory.recordRun(
          RecordRun.of(Step.ofCapability("ship it").ok(false)),
          Writing.at(Tester.NOON.minus(Duration.ofDays(day))));
    }
    NextTools.Answer answer =
        memory.nextTools(NextTools.after("dev:build", "dev:test").limit(10));
    assertThat(answer.predictions()).noneMatch(each -> each.tool().toString().equals(SHIP));
    assertThat(answer.notice())
        .hasValueSatisfying(it -> assertThat(it).contains(SHIP + " mostly fails"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void orByTheWeightedSumOfTheSeedForComparison(String profile) {
    Context memory = memory(profile);
    memory.configure(new Configure(
        Optional.empty(),
        Optional.of(Map.of("prediction.capabilities", "weighted", "score.signals", "normalized"))));
    // Both capabilities are as central as each other, or the one of three tools is more so: rank 1.
    assertThat(offer(memory, "dev:build", "dev:test").orElseThrow().score())
        .isCloseTo(0.4 * 2 / 3 + 0.35 * 0 + 0.15 * 1 + 0.1 * 0, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void besideTheToolsThatFollowed(String profile) {
    Context memory = memory(profile);
    for (int i = 0; i < 5; i++) {
      memory.recordRun(RecordRun.of(List.of("dev:build", "dev:test", "dev:deploy")));
    }
    assertThat(memory.nextTools(NextTools.after("dev:build", "dev:test")).predictions())
        .extracting(each -> each.tool().toString())
        .contains("dev:deploy", SHIP);
  }
}
