import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";
import { inputClass } from "~/components/ui/fields/field";

/** A secret in the answer to the form that made it. */
export function ShownOnce({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <Banner kind="success">
      <div className="grid gap-2">
        <label htmlFor={id}>{children}</label>
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className={`${inputClass} font-mono text-sm`}
        />
      </div>
    </Banner>
  );
}
