import { ErrorPage } from "~/components/layout/error-page";
import { LegalPage } from "~/components/legal/legal-page";
import { ranOn } from "~/components/statements/fairness-run.json";
import { fairnessSections } from "~/components/statements/fairness-sections";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Fairness",
  description:
    "How Plumbline makes a score, what never enters one, and what was measured to make sure of it.",
  path: paths.fairness,
});

export const headers = publicCache;

export default function Fairness() {
  return (
    <LegalPage
      title="Fairness"
      lead="How a score is made, what never enters one, and what we measured to make sure of it."
      changedOn={ranOn}
      sections={fairnessSections()}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
