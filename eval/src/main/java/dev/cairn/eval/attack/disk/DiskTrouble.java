package dev.cairn.eval.attack.disk;

import java.io.IOException;
import java.util.Locale;
import java.util.SplittableRandom;

/** What may befall the disk a memory lies on. */
enum DiskTrouble {
  FULL(false, 0, false, false),
  NEARLY_FULL(false, 200_000, false, false),
  FULL_AND_STARTED_AGAIN(false, 0, true, false),
  READ_ONLY_AND_STARTED_AGAIN(true, 0, true, false),
  FULL_WITHOUT_A_CACHE(false, 0, true, true),
  READ_ONLY_WITHOUT_A_CACHE(true, 0, true, true);

  private final boolean readOnly;
  private final int bytesLeftMax;
  private final boolean startedAgain;
  private final boolean withoutCache;

  /** @param bytesLeftMax fewer than these are left free where it is filled; none if 0 */
  DiskTrouble(boolean readOnly, int bytesLeftMax, boolean startedAgain, boolean withoutCache) {
    this.readOnly = readOnly;
    this.bytesLeftMax = bytesLeftMax;
    this.startedAgain = startedAgain;
    this.withoutCache = withoutCache;
  }

  void strike(SmallDisk disk, SplittableRandom chance) throws IOException {
    if (readOnly) {
      disk.readOnly();
    } else {
      disk.fill(bytesLeftMax == 0 ? 0 : chance.nextInt(bytesLeftMax));
    }
  }

  /** Whether the memory is opened after it, and not before. */
  boolean startedAgain() {
    return startedAgain;
  }

  /** Whether what is kept beside the store is deleted before. */
  boolean withoutCache() {
    return withoutCache;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
