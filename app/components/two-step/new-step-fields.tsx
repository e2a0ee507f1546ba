import { Field, inputClass } from "~/components/ui/fields/field";

/** A new step's name, and the password where it is the account's first. @param usual the name that a first one has */
export function NewStepFields({
  id,
  label,
  usual,
  isFirst,
  asksForPassword,
}: {
  id: string;
  label: string;
  usual: string;
  isFirst: boolean;
  asksForPassword: boolean;
}) {
  return (
    <>
      <Field label={label} htmlFor={`${id}-name`}>
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={60}
          defaultValue={isFirst ? usual : ""}
          className={inputClass}
        />
      </Field>
      {asksForPassword && (
        <Field label="Your password" htmlFor={`${id}-password`}>
          <input
            id={`${id}-password`}
            name="password"
            type="password"
            required
            autoComplete="current-password"
            className={inputClass}
          />
        </Field>
      )}
    </>
  );
}
