/** What can be done to cards once they are there: remembered, disputed, rechecked, promoted, shelved, compacted. */
@NullMarked
package dev.cairn.engine.card;

import org.jspecify.annotations.NullMarked;
