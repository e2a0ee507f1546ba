import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";

/** A setting of a company that is on or off, saved by itself: it is recorded who switched it. */
export function CompanySwitch({
  intent,
  title,
  on,
  labels,
  children,
}: {
  intent:
    | "blind-review"
    | "word-files"
    | "model-proposals"
    | "model-reading"
    | "second-step"
    | "voluntary-questions";
  title: string;
  on: boolean;
  /** of the button, while it is on and while it is off */
  labels: { on: string; off: string };
  /** what it means while it is on */
  children: string;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <section aria-labelledby={intent} className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id={intent} className="text-xl">
          {title}: {on ? "on" : "off"}
        </h2>
        <p className="text-[0.95rem] text-soft">{children}</p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <Button name="on" value={on ? "no" : "yes"} look="secondary" busy={busy}>
          {on ? labels.on : labels.off}
        </Button>
      </Form>
    </section>
  );
}
