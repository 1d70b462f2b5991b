package dev.cairn.eval.cards.year;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** When there is work, and where: two to six episodes on each working day. */
final class Diary {
  private static final int EPISODES_MIN = 2;
  private static final int EPISODES_MAX = 6;
  private static final Duration BETWEEN = Duration.ofMinutes(90);

  private final Phrases phrases;
  private final RandomGenerator random;

  Diary(Phrases phrases, RandomGenerator random) {
    this.phrases = phrases;
    this.random = random;
  }

  List<Draft> drafts(int days) {
    List<Draft> drafts = new ArrayList<>();
    for (int day = 0; day < days; day++) {
      Instant morning = Year.BEGIN.plus(Duration.ofDays(day));
      DayOfWeek weekday = morning.atOffset(ZoneOffset.UTC).getDayOfWeek();
      if (weekday == DayOfWeek.SATURDAY || weekday == DayOfWeek.SUNDAY) {
        continue;
      }
      int episodes = random.nextInt(EPISODES_MIN, EPISODES_MAX + 1);
      for (int i = 0; i < episodes; i++) {
        drafts.add(draft(drafts.size(), morning.plus(BETWEEN.multipliedBy(i))));
      }
    }
    return drafts;
  }

  private Draft draft(int number, Instant start) {
    Repo repo = Repo.ALL.get(random.nextInt(Repo.ALL.size()));
    String area = repo.areas().get(random.nextInt(repo.areas().size()));
    return new Draft(
        number, start, repo, area, phrases.any("task", random).with(Map.of("area", area)));
  }
}
