import { useEffect } from "react";
import { useNonce } from "~/lib/nonce";
import { useSignedInHint } from "~/lib/signed-in-hint";
import { HINT_COOKIE } from "../../../workers/domain/identity/session/sign-in-hint";
import { AgentBar, SeekerBar } from "./app-bar";
import { PublicBar } from "./public-bar";
import { useSignedInName } from "./signed-in-name";

/** Marks the document before its bar is painted: see `signed-in.css`. */
const KEEP_ROOM = `if(/(^|; )${HINT_COOKIE}=[ac]/.test(document.cookie))document.documentElement.dataset.signedIn=""`;

/** Public pages' HTML is the same for everyone, with a visitor's bar; signed-in people get theirs once scripts run. */
export function ReadersBar({ legal }: { legal?: boolean }) {
  const nonce = useNonce();
  const hint = useSignedInHint();
  const name = useSignedInName();
  useEffect(() => {
    delete document.documentElement.dataset.signedIn;
  }, []);
  if (hint === "candidate") return <SeekerBar fullName={name} />;
  if (hint === "agent") return <AgentBar fullName={name} />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP_ROOM }} />
      <PublicBar legal={legal} />
    </>
  );
}
