package dev.cairn.server.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How an operation looks as a command.
 *
 * @param mains the fields given without a name, in their order
 * @param switches fields that are on unless an option turns them off
 */
record Friendly(
    String command,
    String operation,
    String summary,
    List<Main> mains,
    List<Switch> switches,
    List<Flag> flags) {

  /** How the word of a field without a name is read. */
  enum Takes {
    /** As it stands. */
    WORD,
    /** Several words make one value, for people who forget quotes. */
    WORDS,
    /** A file, whose text is the value. */
    FILE
  }

  /**
   * A field given without a name.
   *
   * @param said what to say of it
   * @param absent what is meant if nobody gives it, though the operation wants it
   */
  record Main(String field, String said, Takes takes, Optional<String> absent) {}

  /** An option that turns a field off. */
  record Switch(String field, String option, String said) {}

  /** An option that changes the looks of the answer only. */
  record Flag(String name, String said) {}

  static Friendly of(String command, String operation, String summary) {
    return new Friendly(command, operation, summary, List.of(), List.of(), List.of());
  }

  Friendly main(String field, String said) {
    return main(new Main(field, said, Takes.WORD, Optional.empty()));
  }

  Friendly words(String field, String said) {
    return main(new Main(field, said, Takes.WORDS, Optional.empty()));
  }

  Friendly file(String field, String said) {
    return main(new Main(field, said, Takes.FILE, Optional.empty()));
  }

  Friendly mainOr(String absent, String field, String said) {
    return main(new Main(field, said, Takes.WORD, Optional.of(absent)));
  }

  private Friendly main(Main main) {
    return new Friendly(command, operation, summary, and(mains, main), switches, flags);
  }

  Friendly unless(String option, String field, String said) {
    List<Switch> more = and(switches, new Switch(field, option, said));
    return new Friendly(command, operation, summary, mains, more, flags);
  }

  Friendly flag(String name, String said) {
    List<Flag> more = and(flags, new Flag(name, said));
    return new Friendly(command, operation, summary, mains, switches, more);
  }

  private static <T> List<T> and(List<T> list, T item) {
    List<T> longer = new ArrayList<>(list);
    longer.add(item);
    return List.copyOf(longer);
  }

  Optional<Main> mainOf(String field) {
    return mains.stream().filter(main -> main.field().equals(field)).findFirst();
  }

  Optional<Switch> switchOf(String field) {
    return switches.stream().filter(known -> known.field().equals(field)).findFirst();
  }
}
