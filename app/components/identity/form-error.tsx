import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";

/** Above a form's fields: its own error, or the sentence that several fields share (`shared`) when any of them has it. */
export function FormError({
  form,
  shared,
  children,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: any form's
  form: FormMetadata<any, string[]>;
  shared?: string;
  /** what follows the sentence, such as a link */
  children?: ReactNode;
}) {
  const hasGap = shared && Object.values(form.allErrors).some((errors) => errors?.includes(shared));
  const message = form.errors?.[0] ?? (hasGap ? shared : undefined);
  if (!message) return null;
  return (
    <Banner kind="error">
      {message} {children}
    </Banner>
  );
}
