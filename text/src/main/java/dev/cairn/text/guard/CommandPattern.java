package dev.cairn.text.guard;

import dev.cairn.text.call.ReadCall.Command;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A command as data files write it: a program, then words that must all be there; bars part alternatives. */
record CommandPattern(List<List<String>> parts) {
  static CommandPattern of(String written) {
    List<List<String>> parts = new ArrayList<>();
    for (String part : written.split(" ", -1)) {
      parts.add(Arrays.asList(part.split("\\|", -1)));
    }
    return new CommandPattern(parts);
  }

  String program() {
    return parts.get(0).get(0);
  }

  boolean matches(Command command) {
    for (int i = 1; i < parts.size(); i++) {
      if (!anyOf(parts.get(i), command.words())) {
        return false;
      }
    }
    return true;
  }

  private static boolean anyOf(List<String> alternatives, List<String> words) {
    for (String wanted : alternatives) {
      if (wanted.equals("*")) {
        return true;
      }
      for (int i = 1; i < words.size(); i++) {
        if (isWord(wanted, words.get(i))) {
          return true;
        }
      }
    }
    return false;
  }

  static boolean isWord(String wanted, String word) {
    if (wanted.endsWith("*")) {
      return word.startsWith(wanted.substring(0, wanted.length() - 1));
    }
    if (word.equals(wanted)) {
      return true;
    }
    boolean flag = wanted.length() == 2 && wanted.charAt(0) == '-';
    if (flag) {
      boolean cluster =
          word.length() > 2 && word.length() < 7 && word.charAt(0) == '-' && word.charAt(1) != '-';
      return cluster && word.indexOf(wanted.charAt(1), 1) > 0;
    }
    return wanted.startsWith("-") && word.startsWith(wanted) && word.charAt(wanted.length()) == '=';
  }
}
