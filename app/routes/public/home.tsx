import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Audiences } from "~/components/marketing/home/audiences";
import { Promises } from "~/components/marketing/home/promises";
import { StartHere } from "~/components/marketing/home/start-here";
import { ClaimsNote } from "~/components/marketing/shared/claim";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { Hero } from "~/components/marketing/shared/hero";
import { RankedList } from "~/components/marketing/shared/ranked-list";
import { LinkButton } from "~/components/ui/button";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Plumbline: résumés measured true",
  description:
    "Plumbline measures résumés against a job. The same résumé and the same job always give the same score, and every point leads back to words in the résumé.",
  path: paths.home,
});

export const headers = publicCache;

export default function Home() {
  return (
    <PublicShell>
      <Hero
        title="See how well a résumé fits a job, and why."
        lead="Plumbline scores résumés against a job, for people who look for work and for agencies that fill it, and shows the words behind every point."
        actions={
          <>
            <StartHere />
            <div className="flex flex-wrap gap-3">
              <LinkButton to={paths.individual} look="secondary">
                For job seekers
              </LinkButton>
              <LinkButton to={paths.agencies} look="secondary">
                For agencies
              </LinkButton>
            </div>
          </>
        }
      >
        <RankedList />
      </Hero>
      <Audiences />
      <Promises />
      <FinalCall
        title="See it on your own résumés."
        text="Both trials run for 14 days. Agencies need no card."
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.register}>Create a job seeker's account</LinkButton>
          <LinkButton to={paths.agentRegister} look="secondary">
            Register an agency
          </LinkButton>
        </div>
      </FinalCall>
      <ClaimsNote />
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
