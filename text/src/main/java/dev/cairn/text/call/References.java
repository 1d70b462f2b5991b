package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;

/** Tells paths and hosts by their shape. */
final class References {
  private static final int REFERENCE_CHARS_MAX = 400;

  private static final Set<String> DOMAINS = Set.copyOf(DataFile.lines("call/domains.txt"));

  private References() {}

  /** Notes the paths and hosts that a word of a command or a token of a text names. */
  static void note(String word, Collection<String> paths, Collection<String> hosts) {
    if (word.isEmpty() || word.length() > REFERENCE_CHARS_MAX || hasBlank(word)) {
      return;
    }
    int equals = word.indexOf('=');
    if (equals > 0) {
      note(word.substring(equals + 1), paths, hosts);
      return;
    }
    int scheme = word.indexOf("://");
    if (scheme > 0) {
      String host = HttpReader.request("GET", word).host();
      if (!host.isEmpty()) {
        hosts.add(host);
      }
    } else if (isHost(word)) {
      hosts.add(HttpReader.hostOf(word));
    } else if (isRemotePath(word)) {
      int colon = word.indexOf(':');
      hosts.add(HttpReader.hostOf(word.substring(0, colon)));
      paths.add(word.substring(colon + 1));
    } else if (isPath(word)) {
      paths.add(word);
    }
  }

  static boolean isPath(String word) {
    boolean scoped = word.startsWith("@") && word.indexOf('/') > 0 && word.indexOf('.') < 0;
    if (word.startsWith("-") || scoped) {
      return false;
    }
    if (word.indexOf('/') >= 0 || word.indexOf('\\') > 0) {
      return word.chars().anyMatch(Character::isLetterOrDigit)
          && "([{<$'".indexOf(word.charAt(0)) < 0;
    }
    if (word.startsWith("~") || word.equals(".") || word.equals("..")) {
      return true;
    }
    int dot = word.lastIndexOf('.');
    boolean ending = dot >= 0
        && dot + 1 < word.length()
        && word.length() - dot <= 8
        && word.substring(dot + 1).chars().allMatch(Character::isLetterOrDigit)
        && Character.isLetter(word.charAt(dot + 1));
    return ending
        && (dot == 0
            || Character.isLetterOrDigit(word.charAt(dot - 1))
            || word.charAt(dot - 1) == '*')
        && word.indexOf('(') < 0;
  }

  /** Names with dots that end in a known top level, addresses of the net, and localhost. */
  static boolean isHost(String word) {
    String host = HttpReader.hostOf(word);
    int slash = host.indexOf('/');
    if (slash > 0) {
      host = host.substring(0, slash);
    }
    if (host.equals("localhost") || isAddressOfNet(host)) {
      return true;
    }
    int dot = host.lastIndexOf('.');
    return dot > 0
        && host.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '.' || c == '-')
        && DOMAINS.contains(host.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  private static boolean isAddressOfNet(String host) {
    int dots = 0;
    for (int i = 0; i < host.length(); i++) {
      char c = host.charAt(i);
      if (c == '.') {
        dots++;
      } else if (c < '0' || c > '9') {
        return false;
      }
    }
    return dots == 3 && host.length() >= 7;
  }

  /** As scp writes them: host:path. */
  private static boolean isRemotePath(String word) {
    int colon = word.indexOf(':');
    return colon > 1
        && colon + 1 < word.length()
        && "/~.".indexOf(word.charAt(colon + 1)) >= 0
        && word.substring(0, colon)
            .chars()
            .allMatch(c -> Character.isLetterOrDigit(c) || "@.-_".indexOf(c) >= 0);
  }

  private static boolean hasBlank(String word) {
    return word.chars().anyMatch(Character::isWhitespace);
  }
}
