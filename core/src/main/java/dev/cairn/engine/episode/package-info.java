/** The operations of episodes: begin, log, end, configure, and reading them again. */
@NullMarked
package dev.cairn.engine.episode;

import org.jspecify.annotations.NullMarked;
