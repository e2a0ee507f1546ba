import { useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { usePasskey } from "./use-passkey";
import { PasskeyWithoutScripts } from "./without-scripts";

/** The second step by a passkey. @param next where to go from there */
export function TakePasskey({ next }: { next: string }) {
  const { start, busy, trouble } = usePasskey(paths.twoStepCheck, "passkey");
  const sending = useNavigation().formData?.get("intent") === "passkey";
  return (
    <div className="grid gap-4">
      {trouble && <Banner kind="error">{trouble}</Banner>}
      <Button
        type="button"
        busy={busy || sending}
        className="noscript:hidden"
        onClick={() => start({ intent: "ask-passkey" }, { next })}
      >
        Use Your Passkey
      </Button>
      <PasskeyWithoutScripts>Please enter a code instead.</PasskeyWithoutScripts>
    </div>
  );
}
