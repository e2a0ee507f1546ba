import { Button } from "~/components/ui/button";
import { NewStepFields } from "./new-step-fields";
import { TwoStepForm, useIsSendingStep } from "./two-step-form";

/** Begins to set up an app. @param asksForPassword an account's first step takes its password, where it has one */
export function AddApp({ isFirst, asksForPassword }: { isFirst: boolean; asksForPassword: boolean }) {
  const busy = useIsSendingStep("set-up-app");
  return (
    <section aria-labelledby="add-app" className="grid gap-4">
      <h2 id="add-app" className="text-xl">
        {isFirst ? "Or with an app that shows codes" : "Add an app"}
      </h2>
      {isFirst && (
        <p className="text-soft">
          You need an app that shows sign-in codes. Many phones and password managers have one already; free
          ones are called “authenticator”, too.
        </p>
      )}
      <TwoStepForm intent="set-up-app" className="grid gap-4">
        <NewStepFields
          id="app"
          label="Name of the app or phone"
          usual="My phone"
          isFirst={isFirst}
          asksForPassword={asksForPassword}
        />
        <Button busy={busy} look="secondary">
          Continue
        </Button>
      </TwoStepForm>
    </section>
  );
}
