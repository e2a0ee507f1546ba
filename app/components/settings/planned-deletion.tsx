import type { ReactNode } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import { IntentForm, useIsSending } from "./intent-form";

export type ShownDeletion = {
  number: string;
  dueAt: number;
  cancelledPlan: { planName: string; isPaid: boolean; nextRenewal: number } | null;
};

/** A deletion that is planned: when, under which number, and the way back. */
export function PlannedDeletionSection({
  deletion,
  children,
}: {
  deletion: ShownDeletion;
  /** what else ends with it */
  children?: ReactNode;
}) {
  const busy = useIsSending("undo-deletion");
  const { number, dueAt, cancelledPlan } = deletion;
  return (
    <Card title="Delete Account" id="delete">
      <div className="grid gap-4">
        <p>
          The deletion of your account is planned for{" "}
          <strong>
            <LocalDate value={dueAt} />
          </strong>
          . Your request has the number <strong className="whitespace-nowrap">{number}</strong>.
        </p>
        <p className="text-soft">
          Until then you can undo it, and download your data above.{" "}
          {cancelledPlan && planWords(cancelledPlan)}
        </p>
        {children}
        <div className="flex flex-wrap gap-3">
          <IntentForm intent="undo-deletion">
            <Button disabled={busy}>{busy ? "Undoing..." : "Undo"}</Button>
          </IntentForm>
          <LinkButton to={paths.contactAbout(number)} look="secondary">
            Contact Support
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function planWords({ planName, isPaid, nextRenewal }: NonNullable<ShownDeletion["cancelledPlan"]>) {
  if (isPaid) {
    return (
      <>
        Your plan ({planName}) is cancelled and holds until <LocalDate value={nextRenewal} />. An undo lets it
        renew again.
      </>
    );
  }
  return (
    <>
      Your plan ({planName}) is cancelled. An undo brings it back, with the same last day:{" "}
      <LocalDate value={nextRenewal} />.
    </>
  );
}
