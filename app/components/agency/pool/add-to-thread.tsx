import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { smallInputClass } from "~/components/ui/fields/field";
import { type AddAnswer, AddedBanner } from "./added-banner";

/** A form around the pool's table: who is chosen there is matched in the thread that is chosen beneath it. */
export function AddToThread({
  targets,
  answer,
  children,
}: {
  targets: { id: string; title: string }[];
  answer: AddAnswer | undefined;
  children: ReactNode;
}) {
  const busy = useNavigation().formMethod === "POST";
  if (targets.length === 0) return children;
  return (
    <Form method="post" preventScrollReset className="group/add grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status" className="empty:hidden">
        {answer && <AddedBanner answer={answer} />}
      </div>
      {children}
      <div className={bar}>
        <label htmlFor="pool-target">Add the chosen to</label>
        <div className="w-72 max-w-full">
          <select id="pool-target" name="thread" required defaultValue="" className={smallInputClass}>
            <option value="" disabled>
              an open job thread
            </option>
            {targets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <Button look="secondary" size="small" disabled={busy}>
          {busy ? "Adding..." : "Add and match"}
        </Button>
        <span className="text-soft">Each counts as one candidate of your plan.</span>
      </div>
    </Form>
  );
}

/** Beneath the table; in sight as long as anyone is chosen. */
const bar =
  "flex flex-wrap items-center gap-2 bg-paper py-2 text-sm group-has-[[data-select]:checked]/add:sticky group-has-[[data-select]:checked]/add:bottom-0 group-has-[[data-select]:checked]/add:z-10 print:hidden";
