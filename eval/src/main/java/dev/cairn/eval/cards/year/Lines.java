package dev.cairn.eval.cards.year;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.operation.Log;
import java.util.ArrayList;
import java.util.List;

/** The words of a year as one stream, for who needs entries of the usual sort and no story. */
public final class Lines {
  private record Said(Role role, boolean ok, String text) {
    Log in(EpisodeId episode) {
      return role == Role.TOOL
          ? Log.tool(episode, Stage.TOOL, ok, text)
          : Log.of(episode, role, text);
    }
  }

  private final List<Said> all = new ArrayList<>();
  private int at;

  private Lines() {}

  public static Lines of(Year year) {
    Lines lines = new Lines();
    for (Scene scene : year.scenes()) {
      lines.all.add(new Said(Role.USER, true, scene.asked()));
      scene.turns().forEach(lines::add);
    }
    return lines;
  }

  private void add(Turn turn) {
    if (turn instanceof Turn.Spoken spoken) {
      all.add(new Said(Role.USER, true, spoken.text()));
    } else if (turn instanceof Turn.Answered answered) {
      all.add(new Said(Role.ASSISTANT, true, answered.text()));
    } else if (turn instanceof Turn.Opened opened) {
      all.add(new Said(Role.DOCUMENT, true, opened.text()));
    } else if (turn instanceof Turn.Printed printed) {
      all.add(new Said(Role.TOOL, printed.ok(), printed.output()));
    } else if (turn instanceof Turn.Tempted tempted) {
      Failure failure = tempted.failure();
      all.add(new Said(Role.TOOL, false, "$ " + tempted.command() + "\n" + failure.error()));
    }
  }

  /** The next so many; from the beginning again when the year is over. */
  public List<Log> next(int count, EpisodeId episode) {
    List<Log> next = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      next.add(all.get(at).in(episode));
      at = (at + 1) % all.size();
    }
    return next;
  }
}
