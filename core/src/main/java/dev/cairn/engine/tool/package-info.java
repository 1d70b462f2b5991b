/** The operations on tools: told of, run, found, foretold. */
@NullMarked
package dev.cairn.engine.tool;

import org.jspecify.annotations.NullMarked;
