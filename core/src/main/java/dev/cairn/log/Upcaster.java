package dev.cairn.log;

import tools.jackson.databind.node.ObjectNode;

/** Turns a payload of one version into the next; old events are read as today's, never rewritten. */
public interface Upcaster {
  String type();

  int from();

  ObjectNode apply(ObjectNode payload);
}
