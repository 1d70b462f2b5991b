/** Bringing back what was learned: search, pack, check, read, and who was shown what. */
@NullMarked
package dev.cairn.engine.recall;

import org.jspecify.annotations.NullMarked;
