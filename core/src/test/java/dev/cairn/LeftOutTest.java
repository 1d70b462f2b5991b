package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName(
    "A tool left out for failing is named with the reason in every answer that leaves it out")
class LeftOutTest {
  private static final String SAID = "left out: travel:book_room mostly fails (0 % of 8 outcomes";
  private static final String REQUEST = "find a room and book the room";

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void inTheSameWordsByTheSameRule(String profile) {
    Context memory = tester.memory();
    memory.configure(new Configure(Optional.of(profile), Optional.empty()));
    memory.registerTools(RegisterTools.of(
        "travel",
        Tool.of("find_room", "Find a room."),
        Tool.of("book_room", "Book a room."),
        Tool.of("rent_car", "Rent a car.")));
    for (int day = 1; day <= 8; day++) {
      memory.recordRun(
          RecordRun.of(
                  Step.of("travel:find_room").ok(true),
                  Step.of("travel:book_room").ok(false))
              .intent(REQUEST),
          Writing.at(Tester.NOON.minus(Duration.ofDays(day))));
    }
    said(memory.findTools(FindTools.of(REQUEST)).notice());
    said(memory.findTools(FindTools.of(REQUEST).after("travel:find_room")).notice());
    said(memory.nextTools(NextTools.after("travel:find_room")).notice());
    said(memory.plan(PlanTools.of(REQUEST)).notice());
  }

  private static void said(Optional<String> notice) {
    assertThat(notice).hasValueSatisfying(it -> assertThat(it).contains(SAID));
  }
}
