package dev.cairn.entity;

import java.util.Locale;

/** What sort of thing is mentioned, the most telling first. */
public enum Kind {
  /** Of somebody, somewhere or something: {@code Ada Lovelace}, {@code Paris}, {@code NASA}. */
  NAME,
  /** In quotation marks: {@code "The Left Hand of Darkness"}, {@code 《红楼梦》}. */
  TITLE,
  /** {@code #travel}. */
  TAG,
  /** As programs write them: {@code getUser}, {@code max_size}, {@code --force}, {@code /etc/hosts}. */
  IDENTIFIER,
  /** A day, a month or a year, as {@code 2023-05-08}. */
  DATE,
  /** Up to three plain words: {@code charity race}. */
  PHRASE;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
