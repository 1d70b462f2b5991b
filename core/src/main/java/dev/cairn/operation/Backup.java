package dev.cairn.operation;

/** Copies the store while it is in use. */
@Operation(
    name = "backup",
    kind = Operation.Kind.HOUSE,
    who = Operation.Who.PERSON,
    does =
        "Writes a consistent copy of the whole store while it is in use; `cairn restore` puts it back.",
    examples = {"{\"to\": \"cairn-backup.db\"}"})
public record Backup(
    @Field(value = "the file to write; it must not exist", file = true)
    String to) {

  /** The copy. */
  public record Answer(String to, long bytes) {}
}
