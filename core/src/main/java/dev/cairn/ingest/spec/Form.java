package dev.cairn.ingest.spec;

import dev.cairn.ingest.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A JSON value with templates in it. */
sealed interface Form {
  Object value(Variables variables);

  record Constant(Object constant) implements Form {
    @Override
    public Object value(Variables variables) {
      return constant;
    }
  }

  record Filled(Template template) implements Form {
    @Override
    public Object value(Variables variables) {
      try {
        return template.value(variables);
      } catch (TemplateFault fault) {
        throw within(template, fault);
      }
    }
  }

  /** An id or a relation: text, whatever is put in. */
  record Named(Template template) implements Form {
    @Override
    public Object value(Variables variables) {
      try {
        return template.text(variables);
      } catch (TemplateFault fault) {
        throw within(template, fault);
      }
    }
  }

  /** A contribution: a number, or nothing was said. */
  record Numeric(Form form) implements Form {
    @Override
    public Object value(Variables variables) {
      Object value = form.value(variables);
      if (value instanceof Number) {
        return value;
      }
      String source = form instanceof Filled filled ? Shown.of(filled.template().source()) : "it";
      throw new TemplateFault(source + ": must give a number, not " + Shown.of(value));
    }
  }

  record Items(List<Form> items) implements Form {
    @Override
    public Object value(Variables variables) {
      List<Object> values = new ArrayList<>(items.size());
      for (Form item : items) {
        values.add(item.value(variables));
      }
      return values;
    }
  }

  record Fields(Map<String, Form> fields) implements Form {
    @Override
    public Map<String, Object> value(Variables variables) {
      Map<String, Object> values = new TreeMap<>();
      fields.forEach((name, form) -> {
        try {
          values.put(name, form.value(variables));
        } catch (TemplateFault fault) {
          throw new TemplateFault(name + " " + fault.reason());
        }
      });
      return values;
    }
  }

  private static TemplateFault within(Template template, TemplateFault fault) {
    return new TemplateFault(Shown.of(template.source()) + ": " + fault.reason());
  }
}
