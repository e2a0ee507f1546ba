import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import type { PendingApp } from "../../../workers/domain/identity/second-step/get-second-step";
import { TwoStepForm, useIsSendingStep } from "./two-step-form";

/** The picture for the app's camera, the same to type, and the code that proves that the app has it. */
export function ConfirmApp({ id, name, secret, picture }: PendingApp) {
  const busy = useIsSendingStep("confirm-app");
  return (
    <section aria-labelledby="confirm-app" className="grid gap-4">
      <h2 id="confirm-app" className="text-xl">
        Add Plumbline to “{name}”
      </h2>
      <p className="text-soft">Scan this picture with the app:</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt="QR code for your app. The same as text stands below."
        width={192}
        height={192}
        className="rounded-md border border-line bg-white"
      />
      <p className="text-soft">
        Can’t scan it? Type this key into the app:{" "}
        <code className="block pt-1 text-ink [overflow-wrap:anywhere]">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <TwoStepForm intent="confirm-app" className="grid gap-4">
        <Field label="Code that the app shows" htmlFor="app-code">
          <input
            id="app-code"
            name="code"
            required
            maxLength={30}
            inputMode="numeric"
            autoComplete="one-time-code"
            className={inputClass}
          />
        </Field>
        <Button busy={busy}>Switch It On</Button>
      </TwoStepForm>
      <TwoStepForm intent="remove-app">
        <input type="hidden" name="appId" value={id} />
        <Button look="quiet">Cancel</Button>
      </TwoStepForm>
    </section>
  );
}
