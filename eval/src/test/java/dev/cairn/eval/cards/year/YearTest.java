package dev.cairn.eval.cards.year;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.cards.year.Saying.Act;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A year made from a seed")
class YearTest {
  private static final Year YEAR = Year.of(Year.SEED, Year.DAYS);

  @Test
  void isTheSameForTheSameSeedAndAnotherForAnother() {
    assertThat(Year.of(Year.SEED, Year.DAYS)).isEqualTo(YEAR);
    assertThat(Year.of(Year.SEED + 1, Year.DAYS).scenes()).isNotEqualTo(YEAR.scenes());
  }

  @Test
  void hasTwoToSixEpisodesOnEveryWorkingDayAndNoneElse() {
    Map<Object, Long> perDay = YEAR.scenes().stream()
        .collect(Collectors.groupingBy(
            scene -> scene.start().atOffset(ZoneOffset.UTC).toLocalDate(), Collectors.counting()));
    assertThat(perDay).hasSize(261);
    assertThat(perDay.values()).allMatch(count -> count >= 2 && count <= 6);
    assertThat(YEAR.scenes())
        .noneMatch(
            scene -> scene.start().atOffset(ZoneOffset.UTC).getDayOfWeek() == DayOfWeek.SUNDAY)
        .extracting(Scene::start)
        .isSorted();
  }

  @Test
  void saysEveryPlantedSentenceOnceInTheSceneItNames() {
    Set<Saying> said = new HashSet<>();
    for (Scene scene : YEAR.scenes()) {
      for (Turn turn : scene.turns()) {
        if (turn instanceof Turn.Spoken spoken) {
          for (Saying saying : spoken.rules()) {
            assertThat(spoken.text()).contains(saying.sentence());
            assertThat(saying.scene()).isEqualTo(scene.number());
            assertThat(said.add(saying)).isTrue();
          }
        }
      }
    }
    assertThat(said).isEqualTo(new HashSet<>(YEAR.sayings()));
  }

  @Test
  void takesARuleBackOnlyAfterItWasGivenAndNeverRepeatsItThen() {
    Map<Integer, List<Saying>> rules =
        YEAR.sayings().stream().collect(Collectors.groupingBy(Saying::rule));
    for (List<Saying> rule : rules.values()) {
      assertThat(rule.get(0).act()).as(rule.toString()).isEqualTo(Act.STATED);
      List<Act> rest = rule.stream().skip(1).map(Saying::act).toList();
      assertThat(rest)
          .isIn(
              List.of(),
              List.of(Act.REPEATED),
              List.of(Act.REVERSED),
              List.of(Act.REPEATED, Act.REVERSED));
      assertThat(rule.stream()
              .map(saying -> YEAR.scenes().get(saying.scene()).repo())
              .distinct())
          .hasSize(1);
    }
    assertThat(YEAR.sayings()).filteredOn(it -> it.act() == Act.REVERSED).hasSizeGreaterThan(20);
  }

  @Test
  void hasOneRuleOnATopicInARepositoryAtMost() {
    Set<String> topics = new HashSet<>();
    YEAR.sayings().stream()
        .filter(saying -> saying.act() == Act.STATED)
        .forEach(saying -> assertThat(topics.add(saying.kind() + " " + saying.topic() + " in "
                + YEAR.scenes().get(saying.scene()).repo().name()))
            .as(saying.toString())
            .isTrue());
  }

  @Test
  void temptsAgainWeeksAfterTheFirstTime() {
    Map<Failure, Scene> first = new HashMap<>();
    int again = 0;
    for (Scene scene : YEAR.scenes()) {
      for (Turn turn : scene.turns()) {
        if (turn instanceof Turn.Tempted tempted && tempted.again()) {
          again++;
          Scene before = first.get(tempted.failure());
          assertThat(before).isNotNull();
          assertThat(Duration.between(before.start(), scene.start()).toDays())
              .isGreaterThanOrEqualTo(14);
          assertThat(tempted.command()).startsWith(tempted.failure().command());
          assertThat(scene.task()).isEqualTo(tempted.failure().again());
        } else if (turn instanceof Turn.Tempted tempted) {
          assertThat(first.put(tempted.failure(), scene)).isNull();
        }
      }
    }
    assertThat(again).isGreaterThan(50);
  }

  @Test
  void needsAFactOnlyAfterItWasTold() {
    Set<Fact.Told> told = new HashSet<>();
    int needed = 0;
    for (Scene scene : YEAR.scenes()) {
      if (scene.needed().isPresent()) {
        needed++;
        assertThat(told).contains(scene.needed().get());
      }
      for (Turn turn : scene.turns()) {
        if (turn instanceof Turn.Spoken spoken) {
          spoken.fact().ifPresent(told::add);
        } else if (turn instanceof Turn.Opened opened) {
          opened.fact().ifPresent(it -> {
            assertThat(opened.text()).contains(it.sentence());
            told.add(it);
          });
        }
      }
    }
    assertThat(needed).isGreaterThan(30);
  }

  @Test
  void speaksInManyWays() {
    assertThat(YEAR.sayings().stream().map(Saying::template).distinct()).hasSizeGreaterThan(50);
    assertThat(YEAR.sayings().stream().map(Saying::sentence).distinct())
        .hasSizeGreaterThan(YEAR.sayings().size() * 9 / 10);
  }

  @Test
  void aShortOneIsFineToo() {
    Year day = Year.of(3, 1);
    assertThat(day.scenes()).isNotEmpty();
    assertThat(day.sayings()).isEmpty();
  }
}
