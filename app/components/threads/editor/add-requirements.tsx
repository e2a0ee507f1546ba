import { type KeyboardEvent, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Field, textareaClass } from "~/components/ui/fields/field";
import { useHydrated } from "~/lib/hooks/use-hydrated";

/** Adds rows to a group by Enter or the button; what still stands in the field is sent with the form. */
export function AddRequirements({
  name,
  label,
  button,
  onAdd,
}: {
  name: string;
  label: string;
  /** what the button is called: there are two */
  button: string;
  onAdd: (labels: string[]) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  function add() {
    if (!field.current) return;
    const labels = field.current.value
      .split(/[\n,;]/)
      .map((text) => text.trim())
      .filter(Boolean);
    if (labels.length > 0) onAdd(labels);
    field.current.value = "";
    field.current.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  return (
    <Field label={label} htmlFor={name} hint="separated by commas">
      <span className="flex items-start gap-2">
        <textarea
          ref={field}
          id={name}
          name={name}
          rows={1}
          onKeyDown={onKeyDown}
          className={textareaClass}
        />
        {hydrated && (
          <Button type="button" look="secondary" onClick={add} aria-label={button}>
            Add
          </Button>
        )}
      </span>
    </Field>
  );
}
