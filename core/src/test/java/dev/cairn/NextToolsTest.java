package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The next tool")
class NextToolsTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private List<FindTools.Result> next(NextTools request) {
    return memory().nextTools(request).predictions();
  }

  private List<String> names(NextTools request) {
    return next(request).stream().map(each -> each.tool().toString()).toList();
  }

  private void ran(String... tools) {
    memory().recordRun(RecordRun.of(List.of(tools)));
  }

  @Test
  void isTheOneThatFollowedBefore() {
    ran("git:add", "git:commit", "git:push");
    ran("git:add", "git:commit", "git:tag");
    ran("git:add", "git:commit", "git:push");
    assertThat(names(NextTools.after("git:add", "git:commit"))).first().isEqualTo("git:push");
    assertThat(names(NextTools.after("git:add"))).first().isEqualTo("git:commit");
  }

  @Test
  void isTheOneTheRequestAsksForBeforeAnythingWasRun() {
    memory()
        .registerTools(RegisterTools.of(
            "office",
            Tool.of("send_mail", "Send an e-mail to somebody."),
            Tool.of("book_room", "Book a meeting room."),
            Tool.of("print_page", "Print a page on paper.")));
    NextTools.Answer answer =
        memory().nextTools(NextTools.after().intent("book a room for the meeting"));
    assertThat(answer.predictions()).first().satisfies(best -> {
      assertThat(best.tool()).hasToString("office:book_room");
      assertThat(best.confidence()).isLessThanOrEqualTo(0.95);
    });
    assertThat(answer.notice())
        .hasValueSatisfying(notice -> assertThat(notice).contains("no run was recorded"));
  }

  @Test
  void isFoundThoughNobodyToldOfIt() {
    ran("a", "b");
    assertThat(names(NextTools.after("a"))).contains("local:b");
  }

  @Test
  void mayBeACapability() {
    memory().registerCapability(RegisterCapability.of("release", "Publish a version.", "npm:pack"));
    memory().recordRun(RecordRun.of(Step.of("test"), Step.ofCapability("release")));
    memory().recordRun(RecordRun.of(Step.of("test"), Step.ofCapability("release")));
    assertThat(next(NextTools.after("test"))).first().satisfies(best -> {
      assertThat(best.tool()).hasToString("capability:release");
      assertThat(best.kind()).isEqualTo(FindTools.Kind.CAPABILITY);
    });
  }

  @Test
  void isNotOneThatMostlyFails() {
    for (int day = 1; day <= 8; day++) {
      memory()
          .recordRun(
              RecordRun.of(Step.of("a").ok(true), Step.of("b").ok(false)),
              Writing.at(Tester.NOON.minus(Duration.ofDays(day))));
    }
    NextTools.Answer answer = memory().nextTools(NextTools.after("a").limit(10));
    assertThat(answer.predictions())
        .extracting(each -> each.tool().toString())
        .doesNotContain("local:b");
    assertThat(answer.notice())
        .hasValueSatisfying(it -> assertThat(it).contains("local:b mostly fails (0 % of 8"));
  }

  @Test
  void isWhatRunsOfTheSameTypeDid() {
    for (int i = 0; i < 4; i++) {
      memory().recordRun(typed("release", "git:add", "git:tag"));
      memory().recordRun(typed("work", "git:add", "git:commit"));
      memory().recordRun(typed("work", "git:add", "git:commit"));
    }
    NextTools plain = NextTools.after("git:add");
    NextTools typed = new NextTools(
        plain.contextTools(), plain.intent(), Optional.of("release"), plain.kinds(), plain.limit());
    assertThat(names(plain)).first().isEqualTo("git:commit");
    assertThat(names(typed)).first().isEqualTo("git:tag");
  }

  private static RecordRun typed(String type, String... tools) {
    RecordRun run = RecordRun.of(List.of(tools));
    return new RecordRun(run.steps(), run.episode(), run.intent(), Optional.of(type));
  }

  @Test
  void isToldToManyAtOnceWhileRunsAreLearned() throws Exception {
    ran("a", "b");
    ExecutorService askers = Executors.newFixedThreadPool(4);
    try {
      List<Future<Boolean>> asked = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        asked.add(askers.submit(() -> IntStream.range(0, 100)
            .allMatch(it -> names(NextTools.after("a")).get(0).equals("local:b"))));
      }
      for (int i = 0; i < 50; i++) {
        ran("a", "b", "c" + i);
      }
      for (Future<Boolean> each : asked) {
        assertThat(each.get()).isTrue();
      }
    } finally {
      askers.shutdownNow();
    }
    assertThat(names(NextTools.after("b").limit(100))).hasSizeGreaterThanOrEqualTo(50);
  }

  @Test
  void isForgottenWithTheTrace() {
    ran("a", "b");
    assertThat(names(NextTools.after("a"))).first().isEqualTo("local:b");
    memory().retract(Retract.of("trace"));
    assertThat(names(NextTools.after("a"))).isEmpty();
    ran("a", "c");
    assertThat(names(NextTools.after("a"))).first().isEqualTo("local:c");
  }

  @Test
  void saysWhyAndTheReasonsAddUp() {
    ran("a", "b");
    ran("a", "c");
    assertThat(next(NextTools.after("a").intent("do it")))
        .allSatisfy(each -> assertThat(
                each.why().parts().stream().mapToDouble(Explanation::value).sum())
            .isCloseTo(each.score(), within(1e-9)));
  }

  @Test
  void ofAnEmptyCatalogueIsNone() {
    assertThat(names(NextTools.after("a").intent("anything"))).isEmpty();
  }

  @Test
  void isRefusedWhereItsLimitMakesNoSense() {
    assertThatThrownBy(() -> next(NextTools.after("a").limit(0)))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("limit"));
  }
}
