package dev.cairn.log;

import dev.cairn.fault.CairnException;

/** What the chained payload keeps of a text: its name, its salted hash and its length. */
public record TextRef(TextId id, Bytes hash, int codePoints) {

  /** Whether a text is the one that was written. */
  public boolean fits(StoredText stored) {
    return stored.hash(stored.text()).equals(hash);
  }

  /** The words, checked against the hash: a text that changed under its event is never shown. */
  public String resolve(StoredText stored) {
    if (!fits(stored)) {
      throw CairnException.corrupt(
          "text " + id + " does not match the hash in the log; run `cairn verify`", null);
    }
    return stored.text();
  }
}
