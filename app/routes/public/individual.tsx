import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
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
import { listPlans } from "../../../workers/domain/billing/plans/list-plans";

const description =
  "Check your résumé against a job: match score, strengths, gaps and suggestions, each with the words of yours that it rests on. Free for 14 days.";

export const meta = pageMeta({
  title: "Résumé analysis for job seekers",
  description,
  path: paths.individual,
});

export const headers = publicCache;

export async function loader({ context }: LoaderFunctionArgs) {
  const plans = await listPlans(context.deps, { audience: "individual" });
  return { plan: plans.find(({ isAvailable }) => isAvailable), canBuy: context.deps.payments !== null };
}

export default function Individual() {
  const { plan, canBuy } = useLoaderData<typeof loader>();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin;
  return (
    <PublicShell>
      <Hero
        title="Know where your résumé stands before you send it."
        lead="Upload it, name a job, and see what counts, what is missing, and the words that say so. Free for 14 days."
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
      <FinalCall title="Start with the résumé you have." text="Free for 14 days, without a card.">
        <StartButton target="start-free-analysis">Start Free Resume Analysis</StartButton>
      </FinalCall>
      <ClaimsNote />
      {origin && plan && (
        <JsonLd
          data={productData(origin, {
            name: "Plumbline for job seekers",
            description,
            price: (plan.price / 100).toFixed(2),
            available: canBuy,
            path: paths.individual,
            months: plan.period === "year" ? 12 : 1,
          })}
        />
      )}
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
