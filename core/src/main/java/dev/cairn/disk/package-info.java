/**
 * Files and folders as Cairn keeps them: for their owner alone.
 *
 * <p>In: paths of ours. Out: folders with the rights {@code rwx------}, files with {@code rw-------}, whatever the
 * process would give by itself. Where the file system keeps no such rights, nothing is changed and nothing fails.
 *
 * <p>Not here: which files there are (the rooms that write them) and who may ask for them (the doors).
 */
@NullMarked
package dev.cairn.disk;

import org.jspecify.annotations.NullMarked;
