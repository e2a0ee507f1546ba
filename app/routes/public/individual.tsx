import { useRouteLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { JsonLd } from "~/components/layout/json-ld";
import { PublicShell } from "~/components/layout/public-shell";
import { StartButton } from "~/components/marketing/individual/hero-actions";
import { Problem } from "~/components/marketing/individual/problem";
import { ResumeProof } from "~/components/marketing/individual/resume-proof";
import {
  BeatTheAi,
  Benefits,
  Coaching,
  InterviewSoon,
  Slides,
  ThreeSteps,
  Tour,
} from "~/components/marketing/individual/sections";
import { ClaimsNote } from "~/components/marketing/shared/claim";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { Hero } from "~/components/marketing/shared/hero";
import { LinkButton } from "~/components/ui/button";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { productData } from "~/lib/meta/structured-data";
import { paths } from "~/lib/paths";
import type { rootLoader } from "~/root-loader";

const description =
  "Check your résumé against a job: match score, strengths, gaps and suggestions, each with the words of yours that it rests on. Free for 14 days.";

export const meta = pageMeta({
  title: "Résumé analysis for job seekers",
  description,
  path: paths.individual,
});

export const headers = publicCache;

export default function Individual() {
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin;
  return (
    <PublicShell>
      <Hero
        title="Know where your résumé stands before you send it."
        lead="Upload it, name a job, and see what counts, what is missing and which of your own words say so. Free for 14 days."
        actions={
          <div className="flex flex-wrap gap-3">
            <StartButton target="check-my-resume">Check My Resume</StartButton>
            <LinkButton to={paths.how} look="secondary">
              How It Works
            </LinkButton>
          </div>
        }
      >
        <ResumeProof />
      </Hero>
      <Problem />
      <ThreeSteps />
      <Slides />
      <Tour />
      <BeatTheAi />
      <InterviewSoon />
      <Benefits />
      <Coaching />
      <FinalCall
        title="Hang your résumé on the line."
        text="Fourteen days free. Your first analysis is a few minutes away."
      >
        <StartButton target="start-free-analysis">Start Free Resume Analysis</StartButton>
      </FinalCall>
      <ClaimsNote />
      {origin && (
        <JsonLd
          data={productData(origin, {
            name: "Plumbline for job seekers",
            description,
            price: "5.99",
            available: true,
            path: paths.individual,
            months: 1,
          })}
        />
      )}
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
