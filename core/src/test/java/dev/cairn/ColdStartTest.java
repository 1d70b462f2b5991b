package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Result;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A cold start: what was seen counts the more the more was seen")
class ColdStartTest {
  private static final FindTools DOOR = FindTools.of("open the front door").limit(10);

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory(String profile) {
    Context memory = tester.memory();
    memory.configure(new Configure(Optional.of(profile), Optional.empty()));
    memory.registerTools(RegisterTools.of(
        "house",
        Tool.of("open_front_door", "Open the front door."),
        Tool.of("make_tea", "Make some tea."),
        Tool.of("pour_tea", "Pour the tea."),
        Tool.of("water_plants", "Water the plants."),
        Tool.of("feed_cat", "Feed the cat.")));
    return memory;
  }

  private static Result found(Context memory, FindTools request, String tool) {
    return memory.findTools(request).results().stream()
        .filter(each -> each.tool().toString().equals(tool))
        .findFirst()
        .orElseThrow();
  }

  /** Nothing joins the door to the tea, so all it has with tea in use is alpha of what it has alone. */
  private static double alpha(Context memory) {
    return found(memory, DOOR.after("house:make_tea"), "house:open_front_door").score()
        / found(memory, DOOR, "house:open_front_door").score();
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void withNothingSeenTheRequestDecidesAlone(String profile) {
    assertThat(alpha(memory(profile))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void afterOneRunOfTwoToolsAnExactMatchStillComesFirst(String profile) {
    Context memory = memory(profile);
    memory.recordRun(RecordRun.of(List.of("house:make_tea", "house:pour_tea")));
    assertThat(memory.findTools(DOOR.after("house:make_tea")).results())
        .extracting(each -> each.tool().toString())
        .startsWith("house:open_front_door")
        .as("but what came next is offered too")
        .contains("house:pour_tea");
  }

  @Test
  void densityIsTakenOverAllRegisteredTools() {
    Context memory = memory("seed");
    memory.recordRun(RecordRun.of(List.of("house:make_tea", "house:pour_tea")));
    assertThat(alpha(memory)).isCloseTo(1 - 2 * (1 / 20.0), within(1e-12));
    memory.registerTools(RegisterTools.of("more", Tool.of("ring_bell", "Ring the bell.")));
    assertThat(alpha(memory)).isCloseTo(1 - 2 * (1 / 30.0), within(1e-12));
  }

  @Test
  void theShareOfThePastGrowsWithEveryRun() {
    Context memory = memory("default");
    double before = 1;
    for (int runs = 1; runs <= 6; runs++) {
      memory.recordRun(RecordRun.of(List.of("house:make_tea", "house:pour_tea")));
      double now = alpha(memory);
      assertThat(now)
          .isLessThan(before)
          .isGreaterThanOrEqualTo(0.5)
          .isCloseTo(1 - 0.5 * runs * runs / (runs * runs + 1), within(1e-12));
      before = now;
    }
  }

  @Test
  void aToolSeenOnceSaysLittleHoweverMuchElseWasSeen() {
    Context memory = memory("default");
    for (int i = 0; i < 50; i++) {
      memory.recordRun(RecordRun.of(List.of("house:water_plants", "house:feed_cat")));
    }
    memory.recordRun(RecordRun.of(List.of("house:make_tea", "house:pour_tea")));
    assertThat(memory.findTools(DOOR.after("house:make_tea")).results())
        .first()
        .satisfies(best -> assertThat(best.tool()).hasToString("house:open_front_door"));
  }
}
