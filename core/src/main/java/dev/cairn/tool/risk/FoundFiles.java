package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import java.util.ArrayList;
import java.util.List;

/** Commands that are done to whatever {@code find} finds: where it looks and for which names tells what that is. */
record FoundFiles(ReadCall call, Places places) {
  private static final String FIND = "find";

  /** Made again by whoever needs it, as an empty file is. */
  private static final String NOTHING_LOST = "x.tmp";

  /** Whether it is done to what is found outside the workspace. */
  boolean areOutside(Command command) {
    boolean named = command.words().stream().anyMatch(word -> word.equals("$()"));
    if (named) {
      return call.commands().stream().anyMatch(this::looksOutside);
    }
    Command by = command;
    while (by.runBy() >= 0) {
      by = call.commands().get(by.runBy());
      if (looksOutside(by) || looksOutside(feeder(by))) {
        return true;
      }
    }
    return false;
  }

  private boolean looksOutside(Command find) {
    if (!find.name().equals(FIND) || find.words().size() < 2) {
      return false;
    }
    return switch (places.of(find.words().get(1))) {
      case SYSTEM, HOME, OUTSIDE, PERSISTENCE, SECRET, DEVICE -> true;
      case WORKSPACE, RECREATABLE, SCRATCH, SINK -> false;
    };
  }

  /** The command whose output {@code xargs} hands on; itself if there is none. */
  Command feeder(Command xargs) {
    int from = xargs.name().equals("xargs") ? xargs.input().from() : -1;
    return from >= 0 ? call.commands().get(from) : xargs;
  }

  /** The names that are looked for, if this is done to what is found. */
  List<String> names(Command command) {
    Command by = command.runBy() >= 0 ? call.commands().get(command.runBy()) : command;
    Command find = feeder(by);
    List<String> names = new ArrayList<>();
    if (find.equals(command) || !find.name().equals(FIND)) {
      return names;
    }
    for (int i = 1; i + 1 < find.words().size(); i++) {
      if (find.words().get(i).endsWith("name")) {
        names.add(find.words().get(i + 1).replace("*", "x"));
      }
    }
    return names;
  }

  /** Deleting all that is found. */
  Risk deleted(Command find) {
    List<String> folders = new ArrayList<>();
    List<String> names = new ArrayList<>();
    List<String> words = find.words();
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      String next = i + 1 < words.size() ? words.get(i + 1) : "";
      boolean name = word.equals("-name") || word.equals("-iname") || word.equals("-path");
      boolean empty = word.equals("-empty") || (word.equals("-size") && next.matches("0c?"));
      if (name && !next.isEmpty()) {
        names.add(next);
        i++;
      } else if (empty) {
        return new FileEffects(places).deletedByName(folders, List.of(NOTHING_LOST));
      } else if (names.isEmpty() && !word.startsWith("-") && !words.get(i - 1).startsWith("-")) {
        folders.add(word);
      }
    }
    return new FileEffects(places).deletedByName(folders, names);
  }
}
