package dev.cairn.policy;

/** Where personal taste holds if the user does not say where. */
public enum TasteScope {
  /** It goes with the person. */
  GLOBAL,
  /** It stays where it was said. */
  REPO
}
