/**
 * Looks a data folder over and says what is wrong with it and how to mend it.
 *
 * <p>In: a {@link dev.cairn.server.data.Location}. Out: {@link dev.cairn.server.doctor.Finding}s. A doctor does
 * no harm: nothing in the folder is written, and a store is judged by a copy of it.
 */
@NullMarked
package dev.cairn.server.doctor;

import org.jspecify.annotations.NullMarked;
