/** What is kept of an episode: its lines are read, candidates proposed, judged and written down in its ledger. */
@NullMarked
package dev.cairn.engine.consolidate;

import org.jspecify.annotations.NullMarked;
