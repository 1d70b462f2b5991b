package dev.cairn.text.guard;

/** Compares paths with the paths and globs that rules name. */
final class Globs {
  private Globs() {}

  /** Whether a path is the named one, lies under it, or ends with it. */
  static boolean isAtOrUnder(String name, String path) {
    String wanted = trim(name);
    String given = trim(path);
    if (wanted.isEmpty() || given.isEmpty()) {
      return false;
    }
    if (given.equals(wanted) || given.startsWith(wanted + "/") || given.endsWith("/" + wanted)) {
      return true;
    }
    return given.contains("/" + wanted + "/");
  }

  private static String trim(String path) {
    int from = path.startsWith("./") ? 2 : 0;
    int to = path.length();
    while (to > from && path.charAt(to - 1) == '/') {
      to--;
    }
    return path.substring(from, to);
  }

  /** Whether a glob matches a path, the end of one, or a folder it lies in. */
  static boolean matches(String glob, String path) {
    String wanted = trim(glob);
    String given = trim(path);
    boolean anywhere = wanted.indexOf('/') < 0;
    if (wild(wanted, given) || wild(wanted + "/**", given)) {
      return true;
    }
    for (int slash = given.indexOf('/'); slash >= 0; slash = given.indexOf('/', slash + 1)) {
      String end = given.substring(slash + 1);
      if (wild(wanted, end) || (anywhere && wild(wanted + "/**", end))) {
        return true;
      }
    }
    return false;
  }

  /**
   * One star stays in a folder, two stars cross folders. Falls back to the last star only, and from there
   * to the last pair of stars, so the time is the product of both lengths at worst.
   */
  private static boolean wild(String glob, String text) {
    int g = 0;
    int t = 0;
    int star = -1;
    int starAt = 0;
    int pair = -1;
    int pairAt = 0;
    while (t < text.length() || g < glob.length()) {
      if (glob.startsWith("**", g)) {
        g = glob.startsWith("**/", g) ? g + 3 : g + 2;
        pair = g;
        pairAt = t;
        star = -1;
      } else if (g < glob.length() && glob.charAt(g) == '*') {
        g++;
        star = g;
        starAt = t;
      } else if (g < glob.length() && t < text.length() && same(glob.charAt(g), text.charAt(t))) {
        g++;
        t++;
      } else if (star >= 0 && starAt < text.length() && text.charAt(starAt) != '/') {
        starAt++;
        t = starAt;
        g = star;
      } else if (pair >= 0 && pairAt < text.length()) {
        pairAt++;
        t = pairAt;
        g = pair;
        star = -1;
      } else {
        return false;
      }
    }
    return true;
  }

  private static boolean same(char wanted, char given) {
    return wanted == given || (wanted == '?' && given != '/');
  }
}
