package dev.cairn.tool.outcome;

import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Optional;

/**
 * A call of a tool, made or only thought of.
 *
 * @param occasion what calls that belong together share: their episode, else their run
 * @param marks of its arguments, by {@link Marks}; empty if they are not known
 */
public record Call(ToolId tool, Optional<String> occasion, List<Integer> marks) {
  public Call {
    marks = List.copyOf(marks);
  }

  /** The mark of all arguments together. */
  Optional<Integer> whole() {
    return marks.stream().findFirst();
  }

  /** The marks of single arguments. */
  List<Integer> values(long most) {
    return marks.stream().skip(1).limit(most).toList();
  }
}
