/**
 * Finds secrets in text: keys, tokens, passwords, private keys, card numbers.
 *
 * <p>In: any text. Out: {@link dev.cairn.text.secret.Secret}s with their kind and place, or the text with each replaced
 * by its kind and a salted fingerprint. What secrets look like is data ({@code kinds.txt}, {@code names.txt}); every
 * step takes time linear in the text. Does not know where text comes from or where it is stored.
 */
@NullMarked
package dev.cairn.text.secret;

import org.jspecify.annotations.NullMarked;
