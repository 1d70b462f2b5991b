package dev.cairn.eval.secrets;

/**
 * A made-up secret.
 *
 * @param text as it is handed out: {@code key-…}, a whole URL, a PEM block of several lines
 * @param secret the part of it that must not be seen
 */
record SecretValue(String text, String secret) {}
