package dev.cairn.tool.risk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Tells what paths mean. They are judged as text: nothing is looked up.
 *
 * @param workspace the folder an agent works in, plain; empty if it is not known
 * @param base where relative paths begin, if not in the workspace
 */
record Places(String workspace, String base) {
  private static final int PATH_CHARS_MAX = 1_000;
  private static final Set<String> SINKS =
      Set.of("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/stdin", "nul", "$null");
  private static final List<String> HOMES =
      List.of("~", "$home", "${home}", "%userprofile%", "$env:userprofile", "%appdata%");
  private static final List<String> USERS = List.of("/home/", "/users/", "c:/users/");
  private static final Set<String> BROAD =
      Set.of("*", "**", "/*", "/**", "./*", "./**", "**/*", "/**/*", "*.*", "~/*", "../*", ".*");
  /** Programs whose flags begin with a slash. */
  private static final Set<String> WINDOWS =
      Set.of("del", "erase", "rd", "rmdir", "copy", "move", "xcopy", "robocopy", "attrib", "dir");

  private static final WordGroups LISTS = WordGroups.in("places.txt");

  static Places in(Optional<String> workspace) {
    return new Places(workspace.map(Places::plain).map(Places::withoutSlash).orElse(""), "");
  }

  /** After a step into another folder; the first absolute one is the workspace, if none was named. */
  Places moved(String folder) {
    String to = located(plain(folder));
    boolean absolute = to.startsWith("/") || isDrive(to);
    Place place = of(folder);
    boolean ours = place == Place.HOME || place == Place.OUTSIDE;
    if (workspace.isEmpty() && absolute && ours) {
      return new Places(withoutSlash(to), "");
    }
    boolean inside = place == Place.WORKSPACE || place == Place.RECREATABLE;
    return new Places(workspace, inside && !absolute && base.isEmpty() ? "" : withoutSlash(to));
  }

  private String located(String plain) {
    boolean relative = !plain.startsWith("/")
        && !isDrive(plain)
        && !isHome(plain)
        && !plain.startsWith("$")
        && !plain.startsWith("%");
    return resolved(relative && !base.isEmpty() ? base + "/" + plain : plain);
  }

  Place of(String path) {
    String plain = located(plain(path));
    if (SINKS.contains(plain) || plain.startsWith("/dev/fd/")) {
      return Place.SINK;
    }
    if (isOwnPlain(plain)) {
      return Place.SECRET;
    }
    if (fits("public", plain)) {
      return inside(plain);
    }
    if (fits("persistence", plain)) {
      return Place.PERSISTENCE;
    }
    return fits("secret", plain) ? Place.SECRET : inside(plain);
  }

  /** What it means to look there. */
  boolean isSecret(String path) {
    String plain = located(plain(path));
    return isOwnPlain(plain) || (!fits("public", plain) && fits("secret", plain));
  }

  /** Whether it is Cairn's own, or may be by a pattern: its data, or a client's settings that hold its hooks. */
  boolean isOwn(String path) {
    return path.length() <= PATH_CHARS_MAX && isOwnPlain(located(plain(path)));
  }

  /** Whether Cairn's own lies below it, so that who moves or deletes it takes that along. */
  boolean holdsOwn(String path) {
    String plain = withoutSlash(located(plain(path)));
    String last = "/" + plain.substring(plain.lastIndexOf('/') + 1);
    return isOwn(path)
        || LISTS.of("own").stream()
            .anyMatch(own -> own.startsWith(last + "/") || own.contains(last + "/"));
  }

  private static boolean isOwnPlain(String plain) {
    boolean pattern = plain.indexOf('*') >= 0 || plain.indexOf('?') >= 0 || plain.indexOf('[') >= 0;
    return fits("own", plain) || (pattern && Patterns.mayFit(plain, LISTS.of("own")));
  }

  private Place inside(String plain) {
    boolean absolute = plain.startsWith("/") || isDrive(plain);
    if (!workspace.isEmpty() && (plain.equals(workspace) || plain.startsWith(workspace + "/"))) {
      return fits("recreatable", plain.substring(workspace.length()))
          ? Place.RECREATABLE
          : Place.WORKSPACE;
    }
    if (fits("scratch", plain)) {
      return Place.SCRATCH;
    }
    if (plain.startsWith("/dev/") || plain.startsWith("//./physicaldrive")) {
      return Place.DEVICE;
    }
    if (isHome(plain)) {
      return Place.HOME;
    }
    if (plain.equals("/") || plain.equals("/*") || fits("system", plain)) {
      return Place.SYSTEM;
    }
    if (absolute || climbs(plain)) {
      return USERS.stream().anyMatch(plain::startsWith) ? Place.HOME : Place.OUTSIDE;
    }
    return fits("recreatable", plain) ? Place.RECREATABLE : Place.WORKSPACE;
  }

  /** All there is, instead of something. */
  static boolean isBroad(String path) {
    String plain = withoutSlash(plain(path));
    return BROAD.contains(plain(path))
        || BROAD.contains(plain)
        || plain.isEmpty()
        || (isDrive(plain) && plain.length() <= 3);
  }

  private static boolean isHome(String plain) {
    return HOMES.stream().anyMatch(home -> plain.equals(home) || plain.startsWith(home + "/"));
  }

  private static boolean isDrive(String plain) {
    return plain.length() > 1 && plain.charAt(1) == ':' && Character.isLetter(plain.charAt(0));
  }

  private static boolean climbs(String plain) {
    return plain.equals("..") || plain.startsWith("../");
  }

  private static boolean fits(String list, String plain) {
    String whole = withoutSlash(plain);
    String last = whole.substring(whole.lastIndexOf('/') + 1);
    for (String pattern : LISTS.of(list)) {
      boolean folder =
          pattern.indexOf('/') >= 0 || pattern.startsWith("$") || pattern.startsWith("%");
      boolean fits = folder
          ? part(whole, pattern, list)
          : Wildcard.fits(last, pattern) || below(whole, pattern, list);
      if (fits) {
        return true;
      }
    }
    return false;
  }

  /** What lies in a folder that is made again is made again too. */
  private static boolean below(String whole, String pattern, String list) {
    return list.equals("recreatable")
        && pattern.indexOf('*') < 0
        && ("/" + whole + "/").contains("/" + pattern + "/");
  }

  private static boolean part(String whole, String pattern, String list) {
    if (pattern.indexOf('*') >= 0) {
      String from = whole.startsWith("/") ? whole : "/" + whole;
      return Wildcard.fits(from, "*" + pattern) || Wildcard.fits(from, "*" + pattern + "/*");
    }
    boolean rooted =
        list.equals("system") || (list.equals("scratch") && !pattern.equals("/.cache"));
    String path = whole + "/";
    return rooted
        ? path.startsWith(pattern + "/")
        : ("/" + path).contains((pattern.startsWith("/") ? "" : "/") + pattern + "/");
  }

  /** Without dots that go up, as far as they can be taken out. */
  private static String resolved(String plain) {
    if (!plain.contains("..") && !plain.contains("/./") && !plain.contains("//")) {
      return plain.startsWith("./") ? plain.substring(2) : plain;
    }
    Deque<String> parts = new ArrayDeque<>();
    for (String part : plain.split("/", -1)) {
      if (part.equals("..") && !parts.isEmpty() && !parts.peekLast().equals("..")) {
        parts.removeLast();
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.addLast(part);
      }
    }
    return (plain.startsWith("/") ? "/" : "") + String.join("/", parts);
  }

  private static String withoutSlash(String plain) {
    return plain.length() > 1 && plain.endsWith("/")
        ? plain.substring(0, plain.length() - 1)
        : plain;
  }

  static String plain(String path) {
    String lower = path.strip().toLowerCase(Locale.ROOT).replace('\\', '/');
    String bare = lower.startsWith("file://") ? lower.substring("file://".length()) : lower;
    return bare.replace("%2e", ".").replace("%2f", "/");
  }

  static List<String> operands(List<String> words) {
    List<String> found = new ArrayList<>();
    boolean windows = !words.isEmpty() && WINDOWS.contains(CommandRules.program(words.get(0)));
    for (String word : words.subList(Math.min(1, words.size()), words.size())) {
      boolean windowsFlag = windows && word.length() == 2 && word.charAt(0) == '/';
      if (!word.startsWith("-") && !word.isEmpty() && !windowsFlag) {
        found.add(word);
      }
    }
    return found;
  }
}
