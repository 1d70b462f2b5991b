package dev.cairn.eval;

import dev.cairn.fault.CairnException;
import java.util.List;
import java.util.function.Function;

/** The parts of a suite that {@code --only} names; all of them if it names none. */
public final class Chosen {
  private Chosen() {}

  public static <T> List<T> of(List<T> all, Function<T, String> name, List<String> only) {
    List<String> names = all.stream().map(name).toList();
    for (String wanted : only) {
      if (!names.contains(wanted)) {
        throw CairnException.invalid("only", "there is no '" + wanted + "'; use one of " + names);
      }
    }
    return only.isEmpty()
        ? all
        : all.stream().filter(each -> only.contains(name.apply(each))).toList();
  }
}
