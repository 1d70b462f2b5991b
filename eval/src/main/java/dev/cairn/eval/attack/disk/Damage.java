package dev.cairn.eval.attack.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** What may happen to files that nobody has open. */
enum Damage {
  FLIPPED_BYTE {
    @Override
    byte[] of(byte[] bytes, SplittableRandom chance) {
      bytes[chance.nextInt(bytes.length)] ^= (byte) (1 << chance.nextInt(Byte.SIZE));
      return bytes;
    }
  },
  FLIPPED_BYTES {
    @Override
    byte[] of(byte[] bytes, SplittableRandom chance) {
      for (int i = 0; i < MANY; i++) {
        bytes[chance.nextInt(bytes.length)] = (byte) chance.nextInt();
      }
      return bytes;
    }
  },
  LOST_PAGE {
    @Override
    byte[] of(byte[] bytes, SplittableRandom chance) {
      int page = chance.nextInt(1, Math.max(2, bytes.length / PAGE));
      Arrays.fill(
          bytes,
          Math.min(page * PAGE, bytes.length),
          Math.min((page + 1) * PAGE, bytes.length),
          (byte) 0);
      return bytes;
    }
  },
  CUT_FILE {
    @Override
    byte[] of(byte[] bytes, SplittableRandom chance) {
      return Arrays.copyOf(bytes, chance.nextInt(bytes.length));
    }
  },
  SWAPPED_PAGES {
    @Override
    byte[] of(byte[] bytes, SplittableRandom chance) {
      int pages = bytes.length / PAGE;
      if (pages < 3) {
        return FLIPPED_BYTES.of(bytes, chance);
      }
      int one = chance.nextInt(1, pages) * PAGE;
      int other = chance.nextInt(1, pages) * PAGE;
      byte[] kept = Arrays.copyOfRange(bytes, one, one + PAGE);
      System.arraycopy(bytes, other, bytes, one, PAGE);
      System.arraycopy(kept, 0, bytes, other, PAGE);
      return bytes;
    }
  },
  /** Of what is kept beside the store, any file. */
  FLIPPED_BYTES_OF_THE_CACHE {
    @Override
    byte[] of(byte[] bytes, SplittableRandom chance) {
      return bytes.length == 0 ? bytes : FLIPPED_BYTES.of(bytes, chance);
    }
  };

  private static final int MANY = 64;
  private static final int PAGE = 4096;
  private static final String STORE = "cairn.db";

  abstract byte[] of(byte[] bytes, SplittableRandom chance);

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Damages a file of the folder; which, and how large it was. */
  String strike(Path folder, SplittableRandom chance) throws IOException {
    Path file = file(folder, chance);
    byte[] bytes = Files.readAllBytes(file);
    int before = bytes.length;
    Files.write(file, of(bytes, chance));
    return folder.relativize(file) + " of " + before + " bytes";
  }

  private Path file(Path folder, SplittableRandom chance) throws IOException {
    if (this != FLIPPED_BYTES_OF_THE_CACHE) {
      return folder.resolve(STORE);
    }
    try (Stream<Path> all = Files.walk(folder.resolve("cache"))) {
      List<Path> files =
          all.filter(Files::isRegularFile).sorted(Comparator.naturalOrder()).toList();
      return files.get(chance.nextInt(files.size()));
    }
  }
}
