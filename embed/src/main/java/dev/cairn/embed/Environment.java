package dev.cairn.embed;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtLoggingLevel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * The environment of ONNX Runtime, for as long as the process lives. The runtime closes it by a shutdown hook of
 * its own, which runs beside all others: whoever loads or asks a model at that moment takes the process down
 * with a crash. The native side counts who uses the environment, so a use that is never given back makes that
 * close harmless. The runtime has no public way to add one.
 */
final class Environment {
  private static boolean kept;

  private Environment() {}

  static synchronized OrtEnvironment lasting() {
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    if (!kept) {
      keep();
      kept = true;
    }
    return environment;
  }

  private static void keep() {
    try {
      Field api = Class.forName("ai.onnxruntime.OnnxRuntime").getDeclaredField("ortApiHandle");
      Method use = OrtEnvironment.class.getDeclaredMethod(
          "createHandle", long.class, int.class, String.class);
      api.setAccessible(true);
      use.setAccessible(true);
      use.invoke(
          null,
          api.getLong(null),
          OrtLoggingLevel.ORT_LOGGING_LEVEL_WARNING.getValue(),
          OrtEnvironment.DEFAULT_NAME);
    } catch (ReflectiveOperationException | RuntimeException e) {
      // Another version, or a module that is closed to us: models work, only a sudden end may
      // crash.
      System.getLogger(Environment.class.getName())
          .log(System.Logger.Level.DEBUG, "the environment of ONNX Runtime cannot be kept", e);
    }
  }
}
