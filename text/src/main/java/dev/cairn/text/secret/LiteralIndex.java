package dev.cairn.text.secret;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

/**
 * Finds many literals in one pass, whatever their case (Aho and Corasick). Most text holds none of them, so it is
 * looked at once and no pattern is tried.
 */
final class LiteralIndex {
  private static final int ASCII = 128;
  private static final int NONE = -1;

  private final int[] classes = new int[ASCII];
  private final int width;
  private final int[] next;
  private final int[][] ends;

  /** Is told where a literal ends. */
  interface Hits {
    void at(int literal, int end);
  }

  /** @param literals in lower case, ASCII */
  LiteralIndex(List<String> literals) {
    this.width = 1 + classify(literals);
    int states = 1 + literals.stream().mapToInt(String::length).sum();
    this.next = new int[states * width];
    Arrays.fill(next, NONE);
    List<List<Integer>> endings = new ArrayList<>();
    endings.add(new ArrayList<>());
    for (int i = 0; i < literals.size(); i++) {
      insert(literals.get(i), i, endings);
    }
    link(endings);
    this.ends = endings.stream()
        .map(each -> each.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  /** Numbers the characters that occur; all others are 0 and lead back to the start. */
  private int classify(List<String> literals) {
    int known = 0;
    for (String literal : literals) {
      for (int i = 0; i < literal.length(); i++) {
        char c = literal.charAt(i);
        if (classes[c] == 0) {
          classes[c] = ++known;
        }
      }
    }
    for (char c = 'A'; c <= 'Z'; c++) {
      classes[c] = classes[Character.toLowerCase(c)];
    }
    return known;
  }

  private void insert(String literal, int number, List<List<Integer>> endings) {
    int state = 0;
    for (int i = 0; i < literal.length(); i++) {
      char c = literal.charAt(i);
      int slot = state * width + classes[c];
      if (next[slot] == NONE) {
        next[slot] = endings.size();
        endings.add(new ArrayList<>());
      }
      state = next[slot];
    }
    endings.get(state).add(number);
  }

  /** Breadth first: where a literal cannot go on, the longest one that ends here does. */
  private void link(List<List<Integer>> endings) {
    int[] fallback = new int[endings.size()];
    Queue<Integer> open = new ArrayDeque<>();
    open.add(0);
    while (!open.isEmpty()) {
      int state = open.remove();
      for (int c = 0; c < width; c++) {
        int slot = state * width + c;
        int onFailure = state == 0 ? 0 : next[fallback[state] * width + c];
        if (next[slot] == NONE) {
          next[slot] = onFailure;
        } else {
          fallback[next[slot]] = onFailure;
          endings.get(next[slot]).addAll(endings.get(onFailure));
          open.add(next[slot]);
        }
      }
    }
  }

  void scan(String text, Hits hits) {
    int state = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      state = next[state * width + (c < ASCII ? classes[c] : 0)];
      for (int literal : ends[state]) {
        hits.at(literal, i + 1);
      }
    }
  }
}
