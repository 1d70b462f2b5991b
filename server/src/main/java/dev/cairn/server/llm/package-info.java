/**
 * Optional help from a language model: any endpoint that speaks the OpenAI chat protocol may propose what to
 * keep of an episode. Off unless somebody switches it on. It only proposes: what it says must quote the log
 * word for word and is judged like everything else, and {@code retract} takes all of it out by its id.
 */
@NullMarked
package dev.cairn.server.llm;

import org.jspecify.annotations.NullMarked;
