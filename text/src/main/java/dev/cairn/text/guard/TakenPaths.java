package dev.cairn.text.guard;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a call deletes or moves away, and in which folder its commands run. */
final class TakenPaths {
  private static final Set<String> TAKING = taking();
  private static final Set<String> COPYING = Set.of("cp", "mv", "install", "rsync", "ln", "copy");
  private static final Set<String> WRITING = Set.of("tee", "truncate", "sponge", "patch");
  private static final Set<String> STEPS = Set.of("cd", "pushd", "set-location", "sl");

  private final List<String> taken = new ArrayList<>();
  private final List<String> written = new ArrayList<>();
  private final List<String> all = new ArrayList<>();
  private String folder = "";

  private TakenPaths() {}

  static TakenPaths of(ReadCall call) {
    TakenPaths paths = new TakenPaths();
    call.paths().forEach(paths.all::add);
    call.commands().forEach(paths::read);
    boolean tool = List.of(call.tool().toLowerCase(Locale.ROOT).split("[^a-z]+", -1)).stream()
        .anyMatch(TAKING::contains);
    if (tool) {
      paths.taken.addAll(call.paths());
    }
    return paths;
  }

  /** Deleted or moved, so that what lies below goes with them. */
  List<String> taken() {
    return taken;
  }

  /** Written over. */
  List<String> written() {
    return written;
  }

  /** All that is named, also as seen from the folder a command was led to. */
  List<String> all() {
    return all;
  }

  private void read(Command command) {
    List<String> words = command.words();
    String name = command.name().toLowerCase(Locale.ROOT);
    List<String> operands = words.stream()
        .skip(1)
        .filter(word -> !word.startsWith("-") && !word.isEmpty())
        .toList();
    if (STEPS.contains(name) && !operands.isEmpty()) {
      folder = isRooted(operands.get(0)) ? operands.get(0) : folder + operands.get(0) + "/";
      folder = folder.endsWith("/") ? folder : folder + "/";
      return;
    }
    command.writes().stream().map(this::located).forEach(written::add);
    if (COPYING.contains(name) && !operands.isEmpty()) {
      written.add(located(operands.get(operands.size() - 1)));
    } else if (WRITING.contains(name)) {
      operands.stream().map(this::located).forEach(written::add);
    }
    boolean found = name.equals("find") && words.contains("-delete");
    if (found) {
      found(words);
      return;
    }
    boolean takes = TAKING.contains(name) || (name.equals("git") && words.contains("rm"));
    // The last name of a move is where things go.
    boolean moves = name.startsWith("m") && operands.size() > 1;
    List<String> gone = moves ? operands.subList(0, operands.size() - 1) : operands;
    for (String operand : takes ? operands : List.<String>of()) {
      all.add(located(operand));
    }
    for (String operand : takes ? gone : List.<String>of()) {
      taken.add(located(operand));
    }
    if (!folder.isEmpty()) {
      operands.stream().filter(word -> word.indexOf(' ') < 0).map(this::located).forEach(all::add);
    }
  }

  /** Where it looks and for which names. */
  private void found(List<String> words) {
    String from = words.size() > 1 && !words.get(1).startsWith("-") ? words.get(1) : ".";
    boolean named = false;
    for (int i = 1; i + 1 < words.size(); i++) {
      if (words.get(i).endsWith("name") || words.get(i).endsWith("path")) {
        String name = words.get(i + 1);
        taken.add(located(words.get(i).endsWith("path") ? name : from + "/" + name));
        named = true;
      }
    }
    if (!named) {
      taken.add(located(from));
    }
    all.addAll(taken);
  }

  private String located(String path) {
    return isRooted(path) ? path : folder + path;
  }

  private static boolean isRooted(String path) {
    return path.startsWith("/") || path.startsWith("~") || path.startsWith("$");
  }

  private static Set<String> taking() {
    Set<String> all = new HashSet<>();
    DataFile.lines("guard/taking.txt").forEach(line -> all.addAll(List.of(line.split(" ", -1))));
    return all;
  }
}
