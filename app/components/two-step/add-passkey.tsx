import type { FormEvent } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { NewStepFields } from "./new-step-fields";
import { useIsSendingStep } from "./two-step-form";
import { usePasskey } from "./use-passkey";
import { PasskeyWithoutScripts } from "./without-scripts";

/** Makes a passkey. @param asksForPassword an account's first step takes its password, where it has one */
export function AddPasskey({ isFirst, asksForPassword }: { isFirst: boolean; asksForPassword: boolean }) {
  const { start, busy, trouble } = usePasskey(paths.twoStep, "add-passkey");
  const sending = useIsSendingStep("add-passkey");
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, password] = ["name", "password"].map((field) => String(form.get(field) ?? ""));
    start({ intent: "begin-passkey", password: password ?? "" }, { name: name ?? "" });
  }
  return (
    <section aria-labelledby="add-passkey" className="grid gap-4">
      <h2 id="add-passkey" className="text-xl">
        {isFirst ? "Set it up with a passkey" : "Add a passkey"}
      </h2>
      {isFirst && (
        <p className="text-soft">
          A passkey is kept by your phone, computer, password manager or security key. It opens with your
          finger, your face or a PIN, and works on this site alone: a fake page can’t use it.
        </p>
      )}
      {trouble && <Banner kind="error">{trouble}</Banner>}
      <form onSubmit={add} className="grid gap-4 noscript:hidden">
        <NewStepFields
          id="passkey"
          label="Name of the passkey"
          usual="My laptop"
          isFirst={isFirst}
          asksForPassword={asksForPassword}
        />
        <Button busy={busy || sending} look={isFirst ? "primary" : "secondary"}>
          Add Passkey
        </Button>
      </form>
      <PasskeyWithoutScripts>Set up an app that shows codes instead.</PasskeyWithoutScripts>
    </section>
  );
}
