package dev.cairn.tool.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.policy.PlanPolicy;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What runs teach about which tool waits for which")
class LinkMemoryTest {
  private final LinkMemory memory = new LinkMemory(Policy.DEFAULT.plan());

  private static List<Run.Step> steps(String... tools) {
    return Arrays.stream(tools).map(Run.Step::new).toList();
  }

  private int linked(String from, String to) {
    return memory.linked(memory.find(from), memory.find(to));
  }

  private int together(String one, String other) {
    return memory.together(memory.find(one), memory.find(other));
  }

  @Test
  void aLinkCountsOnceARun() {
    memory.add(Run.chain(Optional.empty(), steps("s:a", "s:b", "s:a", "s:b")));
    memory.add(new Run(Optional.empty(), steps("s:a", "s:c", "s:b"), List.of(new Run.Link(0, 1))));
    assertThat(linked("s:a", "s:b")).isOne();
    assertThat(together("s:a", "s:b")).isEqualTo(2);
    assertThat(linked("s:a", "s:c")).isOne();
    assertThat(linked("s:c", "s:b")).isZero();
  }

  @Test
  void aToolIsNotLinkedWithItself() {
    memory.add(Run.chain(Optional.empty(), steps("s:a", "s:a")));
    assertThat(linked("s:a", "s:a")).isZero();
    assertThat(memory.role(memory.find("s:a")).leads()).isZero();
  }

  @Test
  void stepsThatFailedSayNothing() {
    List<Run.Step> steps = List.of(new Run.Step("s:a"), new Run.Step("s:b", Optional.of(false)));
    memory.add(Run.chain(Optional.empty(), steps));
    assertThat(memory.find("s:b")).isEqualTo(RunMemory.UNKNOWN);
  }

  @Test
  void knowsWhoLeadsAndWhoWaits() {
    memory.add(Run.chain(Optional.empty(), steps("s:find_car", "s:book_car")));
    memory.add(Run.chain(Optional.empty(), steps("s:find_car", "s:mail", "s:book_car")));
    Role find = memory.role(memory.find("s:find_car"));
    assertThat(List.of(find.runs(), find.leads(), find.waits())).containsExactly(2, 2, 0);
    Role book = memory.wordRole("book");
    assertThat(List.of(book.runs(), book.leads(), book.waits())).containsExactly(2, 0, 2);
    List<List<Integer>> seen = new ArrayList<>();
    memory.eachWordPair(
        "x:find_boat",
        "x:book_boat",
        (times, led, followed) -> seen.add(List.of(times, led, followed)));
    assertThat(seen).containsExactly(List.of(2, 1, 0));
  }

  @Test
  void knowsWhatWasDoneForARequest() {
    memory.add(Run.chain(Optional.empty(), steps("s:a", "s:b")));
    memory.add(Run.chain(Optional.of("do b"), steps("s:b", "s:a")));
    int a = memory.find("s:a");
    int b = memory.find("s:b");
    assertThat(memory.linkedFor(0, b, a)).isTrue();
    assertThat(memory.linkedFor(0, a, b)).isFalse();
    assertThat(memory.linkedFor(1, b, a)).isFalse();
  }

  @Test
  void forgetsToolsBeyondItsBound() {
    PlanPolicy narrow = Policy.DEFAULT
        .with(Map.of(
            "plan.tools_max", 2,
            "plan.partners_max", 2,
            "plan.words_max", 2,
            "plan.run_tools_max", 8,
            "plan.word_run_max", 8,
            "plan.requests_max", 2))
        .plan();
    LinkMemory small = new LinkMemory(narrow);
    small.add(Run.chain(Optional.of("x"), steps("s:a", "s:b", "s:c", "s:d")));
    assertThat(small.find("s:b")).isNotNegative();
    assertThat(small.find("s:c")).isEqualTo(RunMemory.UNKNOWN);
    assertThat(small.role(RunMemory.UNKNOWN).runs()).isZero();
    assertThat(small.linked(small.find("s:a"), small.find("s:b"))).isOne();
  }
}
