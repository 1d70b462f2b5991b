package dev.cairn.operation;

import dev.cairn.log.EntryId;
import java.util.Optional;
import java.util.OptionalInt;

/** Words of an entry that prove something: quoted, or by where they stand. */
public record Evidence(
    @Field("where the words stand") EntryId entry,
    @Field("word for word") Optional<String> quote,
    @Field("or from this code point") OptionalInt start,
    @Field("up to this one") OptionalInt end) {

  public static Evidence quote(EntryId entry, String words) {
    return new Evidence(entry, Optional.of(words), OptionalInt.empty(), OptionalInt.empty());
  }

  public static Evidence span(EntryId entry, int start, int end) {
    return new Evidence(entry, Optional.empty(), OptionalInt.of(start), OptionalInt.of(end));
  }
}
