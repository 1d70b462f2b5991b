/**
 * Attacks Cairn from outside: generated attempts, family by family, with honest acts of the same shapes beside them. What comes
 * in is a seed and a size, what goes out is a table of what held and what got through. Start reading at
 * {@link dev.cairn.eval.attack.AttackFamilies}; the families are in the packages below, by what they attack. What gets
 * through is reported, and mended elsewhere.
 */
@NullMarked
package dev.cairn.eval.attack;

import org.jspecify.annotations.NullMarked;
