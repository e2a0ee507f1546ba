import { useNavigate } from "@remix-run/react";
import { useAnalytics } from "~/components/consent/use-analytics";
import { HeldFileDrop } from "~/components/identity/held-file-drop";
import { useHeldUpload } from "~/components/identity/use-held-upload";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { useSignedInHint } from "~/lib/signed-in-hint";

/** A visitor's way in begins with their résumé: choosing it leads on to the registration, which keeps it. */
export function StartHere() {
  const navigate = useNavigate();
  const count = useAnalytics();
  const hint = useSignedInHint();
  const upload = useHeldUpload(() => navigate(paths.register));
  if (hint === "agent") return null;
  if (hint === "candidate")
    return (
      <p>
        <LinkButton to={paths.newAnalysis}>New Analysis</LinkButton>
      </p>
    );
  function send(files: File[]) {
    count({ name: "interaction", target: "check-my-resume" });
    return upload.send(files);
  }
  return (
    <section aria-labelledby="start-here" className="grid max-w-reading gap-3">
      <h2 id="start-here" className="text-xl">
        Check your résumé
      </h2>
      <HeldFileDrop
        upload={{ ...upload, send }}
        rules="Drop it here, or choose it: PDF, DOC or DOCX, up to 10MB. Free for 14 days."
      />
    </section>
  );
}
