/**
 * What operations take and answer, as JSON Schema 2020-12.
 *
 * <p>In: an operation of the registry, or a record. Out: a schema read off the same records that bind requests
 * and write answers, so that what is promised and what is done cannot differ. HTTP puts it into its OpenAPI
 * document, MCP into its tools.
 *
 * <p>Not here: checking requests (the registry does that, in better words than a validator has). Start
 * reading at {@link dev.cairn.server.schema.Schemas}.
 */
@NullMarked
package dev.cairn.server.schema;

import org.jspecify.annotations.NullMarked;
