import { useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { useAnalytics } from "~/components/consent/use-analytics";
import { HeldFileDrop } from "~/components/identity/held-file-drop";
import { useHeldUpload } from "~/components/identity/use-held-upload";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { useSignedInHint } from "~/lib/signed-in-hint";
import type { SignedInHint } from "../../../../workers/domain/identity/session/sign-in-hint";

/** A visitor's way in begins with their résumé: choosing it leads on to the registration, which keeps it. */
export function StartHere() {
  const navigate = useNavigate();
  const count = useAnalytics();
  const hint = useSignedInHint();
  const upload = useHeldUpload(() => navigate(paths.register));
  function send(files: File[]) {
    count({ name: "interaction", target: "check-my-resume" });
    return upload.send(files);
  }
  return (
    <div className="grid max-w-reading">
      <section
        aria-labelledby="start-here"
        className={clsx("col-start-1 row-start-1 grid gap-3", hint && "invisible")}
      >
        <h2 id="start-here" className="text-xl">
          Check your résumé
        </h2>
        <HeldFileDrop
          upload={{ ...upload, send }}
          rules="Drop it here, or choose it: PDF, DOC, DOCX or JSON Resume, up to 10MB. Free for 14 days."
        />
      </section>
      {hint && <SignedIn hint={hint} />}
    </div>
  );
}

/** In the room of the picker: scripts alone know who is signed in, and nothing moves when they do. */
function SignedIn({ hint }: { hint: SignedInHint }) {
  return (
    <div className="col-start-1 row-start-1 grid place-content-center justify-items-center gap-4 rounded-lg border border-line bg-surface p-5">
      <p>You are signed in.</p>
      {hint === "agent" ? (
        <LinkButton to={paths.agentDashboard}>Open Your Dashboard</LinkButton>
      ) : (
        <LinkButton to={paths.newAnalysis}>New Analysis</LinkButton>
      )}
    </div>
  );
}
