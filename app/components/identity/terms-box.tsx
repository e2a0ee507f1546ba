import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { paths } from "~/lib/paths";

/** The one box of a registration. `said`: an error that a banner above says already. */
export function TermsBox({ field, said }: { field: FieldMetadata<string | undefined>; said?: string }) {
  const error = field.errors?.[0];
  const isShown = error !== undefined && error !== said;
  return (
    <div className="grid gap-1">
      <Checkbox
        name={field.name}
        id={field.id}
        defaultChecked={field.initialValue === "on"}
        aria-invalid={error ? true : undefined}
        aria-describedby={isShown ? field.errorId : undefined}
        label={
          <span>
            I am 18 or older, accept the <Opened to={paths.terms}>terms</Opened> and have read the{" "}
            <Opened to={paths.privacy}>privacy policy</Opened>
          </span>
        }
      />
      {isShown && (
        <p id={field.errorId} className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}

/** In a tab of its own, so that what is typed stays. */
function Opened({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  );
}
