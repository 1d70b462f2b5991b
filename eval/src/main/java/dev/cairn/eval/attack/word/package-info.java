/**
 * Attacks on what is kept: texts and statements made to become rules of the user that the user never gave, or to read like
 * orders when they are recalled. The sentences, frames and pastes are data files beside this package.
 */
@NullMarked
package dev.cairn.eval.attack.word;

import org.jspecify.annotations.NullMarked;
