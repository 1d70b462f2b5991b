package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What it means to read, write, copy or delete the files a command or a tool names. */
record FileEffects(Places places) {
  private static final Set<String> PATTERN_FIRST = Set.of(
      "grep",
      "egrep",
      "fgrep",
      "zgrep",
      "rg",
      "ag",
      "ack",
      "ugrep",
      "sed",
      "awk",
      "gawk",
      "mawk",
      "nawk",
      "jq",
      "yq",
      "look",
      "perl",
      "select-string",
      "sls",
      "findstr",
      "chmod",
      "setfacl",
      "tr",
      "find",
      "fd");
  private static final Set<String> RECURSIVE =
      Set.of("--recursive", "-recurse", "/s", "-r", "-rec", "-recur");
  private static final List<String> SAMPLES =
      List.of(".env", "id_rsa", "id_ed25519", "shadow", ".netrc", "credentials");
  private static final Set<String> INTO =
      Set.of("-C", "-d", "--directory", "-DestinationPath", "--one-top-level");
  private static final Pattern PACKING = Pattern.compile("-?[a-zA-Z]*c[a-zA-Z]*");
  private static final Pattern CLUSTER = Pattern.compile("-[rRfivdI]+");
  private static final List<String> SETTINGS = List.of(
      "/.config/",
      "/.local/",
      "/.npm",
      "/.cargo",
      "/.vscode/",
      "/downloads",
      "/library/application support/");

  /** Looking into these files. */
  Risk read(List<String> paths) {
    return paths.stream().anyMatch(path -> places.isSecret(path) || mayBeSecret(path))
        ? Risk.DANGEROUS
        : Risk.SAFE;
  }

  /** Whether a pattern of names fits one that is a secret for sure. */
  private static boolean mayBeSecret(String path) {
    String plain = Places.plain(path).replace('?', '*');
    String last = plain.substring(plain.lastIndexOf('/') + 1);
    boolean says =
        last.indexOf('*') >= 0 && last.replace("*", "").length() > 1 && !last.startsWith("*");
    return says && SAMPLES.stream().anyMatch(sample -> Wildcard.fits(sample, last));
  }

  /** Names of files among the words; the first is left out where it is a pattern. */
  static List<String> files(String program, List<String> words) {
    List<String> operands = Places.operands(words);
    boolean given = words.stream()
        .anyMatch(word -> word.equals("-e") || word.equals("-f") || word.startsWith("--regexp"));
    boolean pattern = PATTERN_FIRST.contains(program) && !given && !operands.isEmpty();
    return pattern ? operands.subList(1, operands.size()) : operands;
  }

  Risk written(String path) {
    return switch (places.of(path)) {
      case SCRATCH, SINK -> Risk.SAFE;
      case WORKSPACE, RECREATABLE -> Risk.MODERATE;
      case HOME -> isSetting(path) ? Risk.MODERATE : Risk.DANGEROUS;
      case PERSISTENCE, SECRET, SYSTEM, DEVICE, OUTSIDE -> Risk.DANGEROUS;
    };
  }

  private static boolean isSetting(String path) {
    String plain = Places.plain(path);
    return SETTINGS.stream().anyMatch(plain::contains);
  }

  Risk written(List<String> paths) {
    return paths.isEmpty()
        ? Risk.MODERATE
        : paths.stream().map(this::written).reduce(Risk.SAFE, Risk::worse);
  }

  /** An archive: where it is unpacked to is written, what is packed is read. */
  Risk unpacked(String program, List<String> words) {
    List<String> to = new ArrayList<>();
    boolean packs = words.size() > 1 && PACKING.matcher(words.get(1)).matches();
    for (int i = 1; i + 1 < words.size(); i++) {
      if (INTO.contains(words.get(i)) && !packs) {
        to.add(words.get(i + 1));
      }
    }
    words.stream()
        .filter(word -> word.startsWith("--directory=") && !packs)
        .forEach(word -> to.add(word.substring("--directory=".length())));
    List<String> named = files(program, words);
    if (packs && words.size() > 2 && words.get(1).endsWith("f")) {
      to.add(words.get(2));
    }
    return (to.isEmpty() ? Risk.MODERATE : written(to)).worse(read(named));
  }

  /** A new file or folder takes nothing away. */
  Risk created(List<String> paths) {
    Risk worst = paths.isEmpty() ? Risk.MODERATE : Risk.SAFE;
    for (String path : paths) {
      worst = worst.worse(
          switch (places.of(path)) {
            case SCRATCH, SINK -> Risk.SAFE;
            case WORKSPACE, RECREATABLE, HOME, OUTSIDE -> Risk.MODERATE;
            case PERSISTENCE, SECRET, SYSTEM, DEVICE -> Risk.DANGEROUS;
          });
    }
    return worst;
  }

  /** The last is written, the others are read, and taken away if it moves. */
  Risk copied(List<String> paths, boolean moves) {
    if (paths.size() < 2) {
      return written(paths);
    }
    List<String> from = paths.subList(0, paths.size() - 1);
    Risk risk = read(from).worse(written(paths.get(paths.size() - 1)));
    if (moves && from.stream().anyMatch(places::holdsOwn)) {
      return Risk.DANGEROUS;
    }
    if (moves) {
      risk = risk.worse(Risk.MODERATE)
          .worse(from.stream().map(this::written).reduce(Risk.SAFE, Risk::worse));
    }
    return risk;
  }

  static boolean isRecursive(List<String> words) {
    return words.stream()
        .skip(1)
        .anyMatch(word -> RECURSIVE.contains(word.toLowerCase(Locale.ROOT))
            || (CLUSTER.matcher(word).matches() && word.toLowerCase(Locale.ROOT).indexOf('r') > 0));
  }

  Risk deleted(List<String> paths, boolean recursive) {
    return paths.isEmpty()
        ? Risk.MODERATE
        : paths.stream().map(path -> deleted(path, recursive)).reduce(Risk.SAFE, Risk::worse);
  }

  private Risk deleted(String path, boolean recursive) {
    String plain = Places.plain(path);
    boolean unknown =
        plain.indexOf('$') >= 0 && !plain.startsWith("$tmpdir") && !plain.startsWith("$env:temp");
    boolean glob = recursive && (plain.startsWith("*") || plain.startsWith("./*"));
    if (unknown || glob || Places.isBroad(path)) {
      return Risk.DANGEROUS;
    }
    return switch (places.of(path)) {
      case RECREATABLE -> Risk.MODERATE;
      case SINK -> Risk.SAFE;
      case SCRATCH -> isWholeScratch(plain) ? Risk.DANGEROUS : Risk.MODERATE;
      case WORKSPACE -> recursive || plain.endsWith("/*") ? Risk.DANGEROUS : Risk.MODERATE;
      case PERSISTENCE, SECRET, SYSTEM, HOME, DEVICE, OUTSIDE -> Risk.DANGEROUS;
    };
  }

  private static boolean isWholeScratch(String plain) {
    String folder = plain.replaceAll("/?\\*?$", "");
    return folder.equals("/tmp")
        || folder.equals("/var/tmp")
        || folder.equals("~/.cache")
        || folder.startsWith("$");
  }

  /** Deleting whatever has one of these names: harmless only where all of them are made again. */
  Risk deletedByName(List<String> folders, List<String> names) {
    boolean here = folders.stream()
        .map(places::of)
        .allMatch(place ->
            place == Place.WORKSPACE || place == Place.RECREATABLE || place == Place.SCRATCH);
    boolean again = !names.isEmpty()
        && names.stream()
            .allMatch(name -> places.of(name.replace("*", "x")) == Place.RECREATABLE
                || places.of(name.replace("*", "")) == Place.RECREATABLE);
    return here && again ? Risk.MODERATE : Risk.DANGEROUS;
  }
}
