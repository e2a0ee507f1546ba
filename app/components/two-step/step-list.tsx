import { Button } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import type { ShownStep } from "../../../workers/domain/identity/second-step/get-second-step";
import { TwoStepForm, useIsSendingStep } from "./two-step-form";

const KINDS = {
  "remove-passkey": { id: "passkeys", title: "Your passkeys", field: "passkeyId" },
  "remove-app": { id: "apps", title: "Your apps", field: "appId" },
} as const;

type Removal = keyof typeof KINDS;

export function StepList({ steps, removal }: { steps: ShownStep[]; removal: Removal }) {
  const { id, title } = KINDS[removal];
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} removal={removal} />
        ))}
      </ul>
    </section>
  );
}

function StepRow({
  step: { id, name, addedAt, lastUsedAt },
  removal,
}: {
  step: ShownStep;
  removal: Removal;
}) {
  const busy = useIsSendingStep(removal, id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-soft">
          Added <LocalDate value={addedAt} />
          {lastUsedAt !== null && (
            <>
              , used last <LocalDate value={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <TwoStepForm intent={removal}>
        <input type="hidden" name={KINDS[removal].field} value={id} />
        <Button look="secondary" size="small" busy={busy} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </TwoStepForm>
    </li>
  );
}
