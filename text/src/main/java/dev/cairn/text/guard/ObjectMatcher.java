package dev.cairn.text.guard;

import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.SqlStatement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Whether a call does something with the very thing that a rule names. */
final class ObjectMatcher {
  /** How a call deals with a named thing. */
  enum Use {
    NONE,
    /** It only looks at it. */
    LOOKS,
    /** It uses or changes it. */
    USES
  }

  private final ReadCall call;
  private final boolean looks;
  /** The words of every command with what they stand for. */
  private final List<Set<String>> expanded;
  /** What was asked before: many rules name the same things. */
  private final Map<String, Use> known = new HashMap<>();

  private final TakenPaths paths;
  private final Map<String, Boolean> ownNames = new HashMap<>();

  ObjectMatcher(ReadAction action) {
    this.call = action.call();
    this.looks = action.looks();
    this.paths = TakenPaths.of(call);
    this.expanded = call.commands().stream().map(Aliases::expand).toList();
  }

  /** What the call does with the thing of that name. */
  Use use(String written) {
    return known.computeIfAbsent(written, this::find);
  }

  private Use find(String written) {
    String name = strip(written);
    if (name.isEmpty()) {
      return Use.NONE;
    }
    if (takes(written)
        || isTool(name)
        || runs(name)
        || (asksHost(name) && !call.requests().isEmpty())) {
      return Use.USES;
    }
    boolean touched = asksHost(name)
        || touchesPath(name)
        || touchesTable(name)
        || isArgument(name)
        || isWritten(name);
    return !touched ? Use.NONE : looks ? Use.LOOKS : Use.USES;
  }

  /**
   * Whether a plain word is the name of a tool, a program, a table or a package here. A folder or a value of
   * that name is no sign: any word may name one.
   */
  boolean isOwnName(String word) {
    return ownNames.computeIfAbsent(word, this::findOwnName);
  }

  private boolean findOwnName(String word) {
    return isTool(word) || runs(word) || touchesTable(word) || isPackage(word);
  }

  private boolean isPackage(String word) {
    for (Command command : call.commands()) {
      if (Acts.all().isInstall(command)
          && command.words().stream()
              .skip(1)
              .anyMatch(each -> withoutVersion(each.toLowerCase(Locale.ROOT)).equals(word))) {
        return true;
      }
    }
    return false;
  }

  private static String strip(String written) {
    String name = written.strip().toLowerCase(Locale.ROOT);
    while (name.endsWith("()") || name.endsWith(",") || name.endsWith(";")) {
      name = name.substring(0, name.length() - (name.endsWith("()") ? 2 : 1));
    }
    boolean quoted = name.length() > 2 && "\"'".indexOf(name.charAt(0)) >= 0;
    return quoted ? name.substring(1, name.length() - 1) : name;
  }

  private boolean isTool(String name) {
    String tool = plain(call.tool());
    String wanted = plain(name);
    if (tool.isEmpty() || wanted.isEmpty()) {
      return false;
    }
    return tool.equals(wanted) || tool.endsWith("_" + wanted) || tool.startsWith(wanted + "_");
  }

  private static String plain(String id) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean part = Character.isLetterOrDigit(c);
      if (part) {
        plain.append(Character.toLowerCase(c));
      } else if (plain.length() > 0 && plain.charAt(plain.length() - 1) != '_') {
        plain.append('_');
      }
    }
    return plain.toString();
  }

  /** Whether a command is run as it is named: its program, its words, its flags. */
  private boolean runs(String name) {
    List<String> wanted = Arrays.asList(name.split("\\s+", -1));
    for (int i = 0; i < expanded.size(); i++) {
      Command command = call.commands().get(i);
      Set<String> words = expanded.get(i);
      boolean program = CommandWords.same(wanted.get(0), command.name())
          || CommandWords.same(wanted.get(0), Aliases.program(command.name()))
          || (!command.words().isEmpty()
              && CommandWords.same(wanted.get(0), command.words().get(0)));
      boolean flag = name.startsWith("-") && !looks;
      if ((program || flag)
          && wanted.stream().skip(flag ? 0 : 1).allMatch(each -> CommandWords.has(words, each))) {
        return true;
      }
    }
    return false;
  }

  private boolean asksHost(String name) {
    String host = name.contains("://") ? name.substring(name.indexOf("://") + 3) : name;
    host = host.endsWith("/") ? host.substring(0, host.length() - 1) : host;
    String wanted = host.startsWith("*.") ? host.substring(2) : host;
    return wanted.indexOf('.') > 0
        && call.hosts().stream()
            .anyMatch(each -> each.equals(wanted) || each.endsWith("." + wanted));
  }

  private boolean touchesPath(String name) {
    if (name.startsWith("-")) {
      return false;
    }
    String wanted = PathSpelling.plain(name);
    if (wanted.isEmpty()) {
      return false;
    }
    return paths.all().stream().anyMatch(path -> touches(wanted, path))
        || paths.taken().stream().anyMatch(path -> takesAlong(wanted, path));
  }

  /** Whether a path of that name is deleted or moved away, itself or with a folder above it. */
  boolean takes(String written) {
    String wanted = PathSpelling.plain(strip(written));
    return !wanted.isEmpty()
        && paths.taken().stream()
            .anyMatch(path -> touches(wanted, path) || takesAlong(wanted, path));
  }

  /** Whether a path of that name is written over. */
  boolean overwrites(String written) {
    String wanted = PathSpelling.plain(strip(written));
    return !wanted.isEmpty() && paths.written().stream().anyMatch(path -> touches(wanted, path));
  }

  private static boolean touches(String wanted, String path) {
    return PathSpelling.alternatives(path).stream().anyMatch(each -> touchesOne(wanted, each));
  }

  private static boolean touchesOne(String wanted, String path) {
    String given = PathSpelling.plain(path);
    boolean glob = wanted.indexOf('*') >= 0;
    if (glob ? Globs.matches(wanted, given) : Globs.isAtOrUnder(wanted, given)) {
      return true;
    }
    if (!glob && PathSpelling.isPattern(given)) {
      return PathSpelling.couldBe(given, wanted);
    }
    boolean home = !glob && (wanted.startsWith("~") || given.startsWith("~"));
    return home && Globs.isAtOrUnder(PathSpelling.atHome(wanted), PathSpelling.atHome(given));
  }

  /** Who deletes or moves a folder does so with all that lies in it. */
  private static boolean takesAlong(String wanted, String path) {
    String given = PathSpelling.plain(path);
    boolean isPath = wanted.indexOf('/') > 0 || wanted.startsWith("/") || wanted.indexOf('.') > 0;
    boolean here = given.isEmpty() && !wanted.startsWith("/") && !wanted.startsWith("~");
    return isPath
        && (here
            || wanted.startsWith(given + "/")
            || PathSpelling.atHome(wanted).startsWith(PathSpelling.atHome(given) + "/"));
  }

  private boolean touchesTable(String name) {
    for (SqlStatement statement : call.statements()) {
      for (String object : statement.objects()) {
        if (object.equals(name) || object.endsWith("." + name) || name.endsWith("." + object)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A word of a command, a version behind it left out: a package, a branch, a target. */
  private boolean isArgument(String name) {
    for (Command command : call.commands()) {
      for (String word : command.words()) {
        String small = word.toLowerCase(Locale.ROOT);
        if (small.equals(name) || withoutVersion(small).equals(name)) {
          return true;
        }
      }
      for (String assignment : command.assignments()) {
        String small = assignment.toLowerCase(Locale.ROOT);
        if (small.equals(name) || small.startsWith(name + "=")) {
          return true;
        }
      }
    }
    return false;
  }

  private static String withoutVersion(String word) {
    for (int i = 1; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '@' || c == '=' || c == '<' || c == '>' || c == '~' || c == '^' || c == '[') {
        return word.substring(0, i);
      }
    }
    return word;
  }

  /** Written by the call and not there before. */
  private boolean isWritten(String name) {
    return holds(call.added(), name) && !holds(call.removed(), name);
  }

  /** Whether a text holds a name that no letter or digit touches. */
  static boolean holds(String text, String name) {
    String small = text.toLowerCase(Locale.ROOT);
    int at = small.indexOf(name);
    while (at >= 0) {
      int end = at + name.length();
      boolean before = at == 0 || !touches(small.charAt(at - 1), name.charAt(0));
      boolean after =
          end >= small.length() || !touches(small.charAt(end), name.charAt(name.length() - 1));
      if (before && after) {
        return true;
      }
      at = small.indexOf(name, at + 1);
    }
    return false;
  }

  private static boolean touches(char outside, char inside) {
    return isIdentifier(outside) && isIdentifier(inside);
  }

  private static boolean isIdentifier(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
