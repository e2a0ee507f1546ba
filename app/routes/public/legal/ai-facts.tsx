import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { LegalPage } from "~/components/legal/legal-page";
import { aiFactSections } from "~/components/statements/ai-fact-sections";
import { measuredOn } from "~/components/statements/papers-facts.json";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "AI facts",
  description: "How the AI Act classifies Plumbline, which versions run, and which models take part.",
  path: paths.aiFacts,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return { hasModel: context.deps.models !== null };
}

export default function AiFacts() {
  const { hasModel } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="AI facts"
      lead="How the law classifies it, which versions run, and what takes part in a score."
      changedOn={measuredOn}
      sections={aiFactSections({ hasModel })}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
