import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Field, inputClass } from "~/components/ui/fields/field";
import { useHydrated } from "~/lib/hooks/use-hydrated";

/** A password of a Conform form; where scripts run, a button next to it shows what was typed. */
export function PasswordField({
  field,
  label = "Password",
  autoComplete,
  hint,
  said,
}: {
  field: FieldMetadata<string | undefined>;
  label?: string;
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  /** an error that a banner above says already */
  said?: string;
}) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const { key, ...input } = getInputProps(field, { type: shown ? "text" : "password" });
  const error = field.errors?.find((message) => message !== said);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} htmlFor={field.id} hint={hint} error={error} errorId={field.errorId}>
      <div className="relative">
        <input
          {...input}
          key={key}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={error ? field.errorId : undefined}
          className={`${inputClass} pr-12`}
        />
        {hydrated && (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-soft hover:text-ink"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        )}
      </div>
    </Field>
  );
}
