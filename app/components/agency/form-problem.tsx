import type { FormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";

/**
 * Said once above a form: what the server said, else the first of `order` that a field has, else the first field's error.
 * The server's word takes the focus, because a long form ends far below it.
 */
export function FormProblem({
  form,
  order,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: any form's
  form: FormMetadata<any, string[]>;
  order: readonly string[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const said = form.errors?.[0];
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  const ofFields = Object.values(form.allErrors).flat();
  const message = said ?? order.find((sentence) => ofFields.includes(sentence)) ?? ofFields[0];
  if (!message) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-md outline-offset-2">
      <Banner kind="error">{message}</Banner>
    </div>
  );
}
