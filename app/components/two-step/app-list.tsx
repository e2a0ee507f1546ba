import { Button } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { counted } from "~/lib/format";
import type { ShownApp } from "../../../workers/domain/identity/second-step/get-second-step";
import { TwoStepForm, useIsSendingStep } from "./two-step-form";

/** Few enough to think of new ones. */
const FEW_CODES = 3;

export function AppList({ apps, codesLeft }: { apps: ShownApp[]; codesLeft: number }) {
  const renewing = useIsSendingStep("renew-codes");
  return (
    <section aria-labelledby="apps" className="grid gap-4">
      <h2 id="apps" className="text-xl">
        Your apps
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {apps.map((app) => (
          <AppRow key={app.id} app={app} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={codesLeft <= FEW_CODES ? "text-poor" : "text-soft"}>
          {counted(codesLeft, "recovery code")} left
        </p>
        <TwoStepForm intent="renew-codes">
          <Button look="secondary" size="small" busy={renewing}>
            Make New Recovery Codes
          </Button>
        </TwoStepForm>
      </div>
    </section>
  );
}

function AppRow({ app: { id, name, addedAt, lastUsedAt } }: { app: ShownApp }) {
  const busy = useIsSendingStep("remove-app", id);
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
      <TwoStepForm intent="remove-app">
        <input type="hidden" name="appId" value={id} />
        <Button look="secondary" size="small" busy={busy} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </TwoStepForm>
    </li>
  );
}
