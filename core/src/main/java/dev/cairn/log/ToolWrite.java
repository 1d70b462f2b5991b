package dev.cairn.log;

/**
 * A tool as its server described it.
 *
 * @param tool its one name in Cairn
 * @param server as it was written
 * @param name as it was written, and as a caller has to write it
 * @param definition a JSON object with title, description, schemas and annotations, as far as there are
 *     any; it is other people's text, so it lies beside the chain and can be erased
 */
public record ToolWrite(ToolId tool, String server, String name, TextRef definition) {}
