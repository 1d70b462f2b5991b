package dev.cairn.log;

import java.util.List;

/**
 * The arguments a tool was called with.
 *
 * @param args in their one written form
 * @param marks by which the arguments are known again, too short to tell what they were
 * @param call by which the very call is known again: its scope, then its tool or kind of executor, then a mark
 */
public record Called(TextRef args, List<Integer> marks, String call) {
  public Called {
    marks = List.copyOf(marks);
  }
}
