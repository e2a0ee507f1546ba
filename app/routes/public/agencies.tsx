import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Challenge } from "~/components/marketing/agencies/challenge";
import { ProductShots } from "~/components/marketing/agencies/product-shots";
import { questions } from "~/components/marketing/agencies/questions";
import { Roi } from "~/components/marketing/agencies/roi";
import {
  BeatTheAi,
  Benefits,
  Features,
  FourSteps,
  JobSeekers,
  Partnership,
  Tour,
} from "~/components/marketing/agencies/sections";
import { TrialActions } from "~/components/marketing/agencies/trial-actions";
import { ClaimMark, ClaimsNote } from "~/components/marketing/shared/claim";
import { Faq } from "~/components/marketing/shared/faq";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { Hero } from "~/components/marketing/shared/hero";
import { PageSection } from "~/components/marketing/shared/page-section";
import { RankedList } from "~/components/marketing/shared/ranked-list";
import { TextLink } from "~/components/ui/text-link";
import { claims } from "~/lib/meta/claims";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Résumé screening for recruitment agencies",
  description:
    "Upload résumés in bulk and get a ranked list whose every point leads back to words in the résumé. 14 days free, no card required.",
  path: paths.agencies,
});

export const headers = publicCache;

export default function Agencies() {
  return (
    <PublicShell>
      <Hero
        title="A shortlist that you can explain."
        lead={
          <>
            Plumbline ranks your résumés by one measure and shows the words behind every point. Up to{" "}
            {claims.screeningTimeSaved} of screening time saved
            <ClaimMark />; the decision stays yours.
          </>
        }
        actions={
          <div className="grid gap-3">
            <TrialActions />
            <p className="text-sm text-soft">14 days, full feature access, no card required.</p>
          </div>
        }
      >
        <RankedList />
      </Hero>
      <Tour />
      <Challenge />
      <Features />
      <ProductShots />
      <FourSteps />
      <Benefits />
      <Roi />
      <Partnership />
      <JobSeekers />
      <BeatTheAi />
      <PageSection name="faq" title="Before you try" sunken>
        <Faq questions={questions} />
      </PageSection>
      <FinalCall
        title="Bring your next job."
        text="Your 14 days start when we have approved your agency, which takes 2-3 business days."
      >
        <TrialActions />
        <p className="text-soft">
          Already with us? <TextLink to={paths.agentLogin}>Agent Login</TextLink>, or{" "}
          <TextLink to={paths.login}>sign in as a candidate</TextLink>.
        </p>
      </FinalCall>
      <ClaimsNote />
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
