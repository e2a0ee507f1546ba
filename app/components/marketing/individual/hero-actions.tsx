import { useAnalytics } from "~/components/consent/use-analytics";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { useSignedInLink } from "~/lib/signed-in-hint";

/** To the person's résumés; a visitor chooses a file first and registers on the same page (SCREENS.md, 1). */
export function StartButton({
  target,
  children,
}: {
  target: "check-my-resume" | "start-free-analysis";
  children: string;
}) {
  const to = useSignedInLink(paths.myResumes, paths.registerWithResume);
  const count = useAnalytics();
  return (
    <LinkButton to={to} onClick={() => count({ name: "interaction", target })}>
      {children}
    </LinkButton>
  );
}

export function CoachingActions() {
  const coaching = useSignedInLink(paths.coaching);
  const count = useAnalytics();
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={coaching} onClick={() => count({ name: "interaction", target: "book-coaching" })}>
        Book a Coaching Session
      </LinkButton>
      <LinkButton
        to={paths.learningCenter}
        look="secondary"
        onClick={() => count({ name: "interaction", target: "browse-learning-center" })}
      >
        Browse Learning Center
      </LinkButton>
    </div>
  );
}
