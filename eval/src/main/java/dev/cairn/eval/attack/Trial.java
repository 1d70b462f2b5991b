package dev.cairn.eval.attack;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * What a family has to try its attempts with.
 *
 * @param folder its own, which is deleted afterwards
 * @param chance its own: a family makes the same attempts whichever others run
 */
public record Trial(Path folder, Size size, SplittableRandom chance) {
  /** How much is tried. */
  public enum Size {
    /** A few of each family: a test. */
    SMALL,
    /** All that a family has, or a good many where it could go on without end. */
    FULL;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** By its label. */
    public static Size named(String label) {
      for (Size size : values()) {
        if (size.label().equals(label)) {
          return size;
        }
      }
      throw CairnException.invalid("size", "there is no size '" + label + "'; use small or full");
    }
  }

  private static final int SMALL_MAX = 8;

  /** A memory in the folder, on disk as in life. */
  public Cairn open() {
    return Cairn.open(settings());
  }

  public Settings settings() {
    return settings(folder);
  }

  public Settings settings(Path where) {
    return Settings.in(where).random(chance.split());
  }

  /** All of them in another order; the first few if the size is small. */
  public <T> List<T> some(List<T> all) {
    return some(all, all.size());
  }

  /** At most so many of them, in another order; a few if the size is small. */
  public <T> List<T> some(List<T> all, int most) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, new Random(chance.nextLong()));
    return shuffled.subList(0, Math.min(shuffled.size(), times(most)));
  }

  /** So many times; a few if the size is small. */
  public int times(int full) {
    return size == Size.SMALL ? Math.min(full, SMALL_MAX) : full;
  }

  public <T> T any(List<T> from) {
    return from.get(chance.nextInt(from.size()));
  }
}
