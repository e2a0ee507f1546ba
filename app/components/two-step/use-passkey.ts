import { useFetcher, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { PasskeyOptions } from "./passkey-options";

type Answer = { passkey?: PasskeyOptions | null; message?: string | null };

const BROKEN = "Passkeys could not be reached. Please check your connection and try again.";

/**
 * Asks the page's action for options, has the browser make or use a passkey, and sends what it says to the same action.
 * @param finish the intent of the form that is sent at the end
 */
export function usePasskey(action: string, finish: string) {
  const asking = useFetcher<Answer>();
  const submit = useSubmit();
  const sent = useRef<Record<string, string>>({});
  const [isRunning, setIsRunning] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const answer = asking.data;

  useEffect(() => {
    if (!answer?.passkey) return;
    const options = answer.passkey;
    const run = async () => {
      const { runPasskey, troubleOf } = await import("./run-passkey.client");
      const credential = await runPasskey(options).catch((error: unknown) => setTrouble(troubleOf(error)));
      if (credential) submit({ ...sent.current, intent: finish, credential }, { method: "post", action });
    };
    setIsRunning(true);
    run()
      .catch(() => setTrouble(BROKEN))
      .finally(() => setIsRunning(false));
  }, [answer, submit, finish, action]);

  return {
    /** `asked` goes with the question, `fields` with the answer. */
    start(asked: Record<string, string>, fields: Record<string, string>) {
      sent.current = fields;
      setTrouble(null);
      asking.submit(asked, { method: "post", action });
    },
    busy: asking.state !== "idle" || isRunning,
    trouble: trouble ?? (asking.state === "idle" ? answer?.message : null) ?? null,
  };
}
