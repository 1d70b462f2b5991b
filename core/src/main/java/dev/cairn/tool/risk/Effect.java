package dev.cairn.tool.risk;

import java.util.Locale;

/** What a command of the table does; what it means depends on what is named in the command. */
enum Effect {
  SAFE,
  MODERATE,
  DANGEROUS,
  /** Looks into the files it names. */
  READS,
  /** Writes the files it names. */
  WRITES,
  /** Makes new files or folders. */
  CREATES,
  /** Packs or unpacks an archive. */
  UNPACKS,
  /** Writes the last name; the others are read. */
  COPIES,
  /** Writes all names but the first, which is a pattern. */
  EDITS,
  DELETES,
  /** Starts a program that is not seen here. */
  RUNS,
  /** Gets packages by name. */
  INSTALLS,
  /** What it runs is judged by itself. */
  CARRIES,
  /** The same on another machine. */
  REMOTE,
  /** Its request is judged by itself. */
  REQUESTS,
  /** A session whose input is not seen here. */
  OPENS,
  /** Offers something on the network. */
  SERVES,
  /** Ends processes by their number. */
  ENDS;

  static Effect of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
