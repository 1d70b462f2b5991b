package dev.cairn.tool.outcome;

/** Numbers under which shares are kept: 64 bits, so that two situations hardly ever meet under one. */
final class Keys {
  private static final long BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;
  private static final int FOLD = 33;
  private static final long MIX = 0xff51afd7ed558ccdL;

  private Keys() {}

  static long of(Level level, Object... parts) {
    StringBuilder text = new StringBuilder(level.name());
    for (Object part : parts) {
      text.append('\n').append(part);
    }
    return hash(text.toString());
  }

  /** FNV-1a (Fowler, Noll and Vo), its bits mixed once more, because short texts leave the upper ones alike. */
  static long hash(String text) {
    long hash = BASIS;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    hash = (hash ^ (hash >>> FOLD)) * MIX;
    return hash ^ (hash >>> FOLD);
  }
}
