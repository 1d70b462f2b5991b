/**
 * Where the data lies: the folder, the store in it, and what can be told of a store file from outside.
 *
 * <p>In: options and environment. Out: {@link dev.cairn.server.data.Location}, from which a store is opened,
 * and {@link dev.cairn.server.data.StoreFile}, which looks at a file without touching it.
 */
@NullMarked
package dev.cairn.server.data;

import org.jspecify.annotations.NullMarked;
