package dev.cairn.operation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says what a field of a request means. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
  String value();

  /** Whether it names a file of the caller: a relative path is meant from where the caller works. */
  boolean file() default false;
}
