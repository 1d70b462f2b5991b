package dev.cairn.policy;

/** A policy key that does not exist, or a value it cannot take. */
public final class PolicyRefused extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String key;

  PolicyRefused(String key, String message) {
    super(message);
    this.key = key;
  }

  public String key() {
    return key;
  }
}
