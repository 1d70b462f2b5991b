/**
 * Measures whether secrets are taken out of text, and whether ordinary text is left alone.
 *
 * <p>In: the texts of the data sets, and planted secrets from every {@link dev.cairn.eval.secrets.SecretCorpus} that is
 * registered. Out: false alarms, recall by kind and by form, speed. What secrets look like does not belong here: it is
 * in {@code dev.cairn.text.secret}, and a corpus is written by somebody who has not read it.
 */
@NullMarked
package dev.cairn.eval.secrets;

import org.jspecify.annotations.NullMarked;
