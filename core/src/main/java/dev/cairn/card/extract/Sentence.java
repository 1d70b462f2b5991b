package dev.cairn.card.extract;

/**
 * One sentence of a text.
 *
 * @param start where it begins in the text, in chars
 * @param text as it is written
 * @param plain the same for the rules: in small letters, one space between words, what it quotes as {@code
 *     "q"} and what it marks as code as {@code `c`}, so that no rule fires on another's words
 */
record Sentence(int start, int end, String text, String plain) {}
