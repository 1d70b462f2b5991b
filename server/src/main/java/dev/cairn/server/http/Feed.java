package dev.cairn.server.http;

/** Something a listener can follow; it knows how far it was read. */
interface Feed {
  /** What came since, as frames of server-sent events, as much as one send may hold; empty if nothing did. */
  String next();

  /** One event. JSON has no line breaks of its own, so the data is one line. */
  static void frame(StringBuilder frames, long id, String event, String data) {
    frames
        .append("id: ")
        .append(id)
        .append("\nevent: ")
        .append(event)
        .append("\ndata: ")
        .append(data)
        .append("\n\n");
  }
}
