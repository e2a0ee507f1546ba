import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Method } from "~/components/marketing/how/method";
import { WaySteps } from "~/components/marketing/how/way-steps";
import { agencySteps } from "~/components/marketing/shared/agency-steps";
import { Faq } from "~/components/marketing/shared/faq";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { LinkButton } from "~/components/ui/button";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { useSignedInLink } from "~/lib/signed-in-hint";

export const meta = pageMeta({
  title: "How It Works",
  description:
    "From a résumé and a job to a score that you can check: the steps for job seekers and agencies, and the rules behind the points.",
  path: paths.how,
});

export const headers = publicCache;

const seekerSteps = [
  {
    title: "Upload your résumé",
    text: "A PDF or Word file. It is stored privately, and you can delete it at any time.",
  },
  {
    title: "Add a job description",
    text: "Paste the posting, give its LinkedIn address, or just name a job title.",
  },
  {
    title: "Read the analysis",
    text: "A match score with the words behind each point, strengths, gaps, and what would change the score.",
  },
];

const questions = [
  {
    question: "Does the same résumé always get the same score?",
    answer:
      "Yes. The same résumé, the same job and the same version of our engine give the same numbers, however often you ask.",
  },
  {
    question: "Does a language model decide about my score?",
    answer: "No. Fixed rules compute every number, and no language model takes part.",
  },
];

export default function How() {
  const checkLink = useSignedInLink(paths.myResumes, paths.registerWithResume);
  return (
    <PublicShell>
      <PageHead
        title="How It Works"
        lead="A résumé and a job go in. A score comes out, with the words behind every point."
      />
      <PageSection name="steps" title="If you look for work" lead="Three steps, a few minutes.">
        <WaySteps steps={seekerSteps} />
      </PageSection>
      <PageSection
        name="solution"
        title="If you hire"
        lead="Four steps from a posting to a shortlist."
        sunken
      >
        <WaySteps steps={agencySteps} />
      </PageSection>
      <PageSection name="method" title="The rules behind the points" lead="The same for everyone.">
        <Method />
      </PageSection>
      <PageSection name="faq" title="Asked often" sunken>
        <Faq questions={questions} />
      </PageSection>
      <FinalCall title="See it on your own résumé" text="The first 14 days are free, without a card.">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={checkLink}>Check My Resume</LinkButton>
          <LinkButton to={paths.agencies} look="secondary">
            For Agencies
          </LinkButton>
        </div>
      </FinalCall>
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
