import { clsx } from "clsx";
import { Button } from "~/components/ui/button";
import { counted } from "~/lib/format";
import { TwoStepForm, useIsSendingStep } from "./two-step-form";

/** Few enough to think of new ones. */
const FEW_CODES = 3;

export function CodesLeft({ count }: { count: number }) {
  const busy = useIsSendingStep("renew-codes");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className={clsx(count <= FEW_CODES ? "text-poor" : "text-soft")}>
        {counted(count, "recovery code")} left
      </p>
      <TwoStepForm intent="renew-codes">
        <Button look="secondary" size="small" busy={busy}>
          Make New Recovery Codes
        </Button>
      </TwoStepForm>
    </div>
  );
}
