package dev.cairn.eval.attack.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Other ways to write a command that do the same. */
final class CommandVariants {
  /** What a command is wrapped in; {@code %s} is the command as one quoted word. */
  private static final List<String> WRAPPERS = List.of(
      "sh -c %s",
      "bash -lc %s",
      "env sh -c %s",
      "env A=1 B=2 bash -c %s",
      "timeout 60 sh -c %s",
      "nohup sh -c %s",
      "nice -n 5 sh -c %s",
      "setsid sh -c %s",
      "echo x | xargs -I{} sh -c %s",
      "/usr/bin/env bash -c %s",
      "busybox sh -c %s",
      "watch -n 5 %s",
      "script -qc %s /dev/null");

  /** What stands around a command; {@code %s} is the command as it is. */
  private static final List<String> FRAMES = List.of(
      "  %s  ",
      "true && %s",
      "false || %s",
      "ls; %s",
      "( %s )",
      "{ %s\n}",
      "if true; then\n%s\nfi",
      "for i in 1; do\n%s\ndone",
      "ls # list\n%s",
      "! %s",
      "date &\n%s",
      "f() {\n%s\n}; f");

  private final RandomGenerator chance;

  CommandVariants(RandomGenerator chance) {
    this.chance = chance;
  }

  /** So many others. */
  List<String> more(String command, int count) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String once = one(command);
      all.add(chance.nextInt(3) == 0 ? one(once) : once);
    }
    return all;
  }

  private String one(String command) {
    // A here document ends on a line of its own, so nothing may follow it on that line.
    boolean framed = chance.nextBoolean() && !command.contains("<<") && !command.contains("\n");
    return framed
        ? pick(FRAMES).replace("%s", command)
        : pick(WRAPPERS).replace("%s", quoted(command));
  }

  private String pick(List<String> from) {
    return from.get(chance.nextInt(from.size()));
  }

  static String quoted(String command) {
    return "'" + command.replace("'", "'\\''") + "'";
  }
}
