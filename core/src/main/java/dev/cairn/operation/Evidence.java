package dev.cairn.operation;

import dev.cairn.log.EntryId;
import java.util.Optional;
import java.util.OptionalInt;

/** Words of an entry that prove something: quoted, or by where they stand. */
public record Evidence(
    @Field("the entry with the words") EntryId entry,
    @Field("the words as they stand there") Optional<String> quote,
    @Field("or the first code point") OptionalInt start,
    @Field("and one past the last") OptionalInt end) {

  public static Evidence quote(EntryId entry, String words) {
    return new Evidence(entry, Optional.of(words), OptionalInt.empty(), OptionalInt.empty());
  }

  public static Evidence span(EntryId entry, int start, int end) {
    return new Evidence(entry, Optional.empty(), OptionalInt.of(start), OptionalInt.of(end));
  }
}
