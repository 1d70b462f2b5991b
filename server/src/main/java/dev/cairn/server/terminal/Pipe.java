package dev.cairn.server.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Tells that the reader has gone, which {@link java.io.PrintStream} keeps to itself. */
final class Pipe extends FilterOutputStream {

  Pipe(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) {
    try {
      out.write(b);
    } catch (IOException e) {
      throw new PipeClosed(e);
    }
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      throw new PipeClosed(e);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new PipeClosed(e);
    }
  }
}
