/**
 * Attacks on what lies on the disk: secrets that must not get there, and damage that must not be taken for a log.
 */
@NullMarked
package dev.cairn.eval.attack.disk;

import org.jspecify.annotations.NullMarked;
