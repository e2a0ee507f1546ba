import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { LegalPage } from "~/components/legal/legal-page";
import { privacySections } from "~/components/legal/privacy-sections";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Privacy Policy",
  description: "What Plumbline keeps about you, why, where, for how long, and how you download or erase it.",
  path: paths.privacy,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return { mailbox: context.deps.site.infoMailbox };
}

export default function Privacy() {
  const { mailbox } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep about you, why, for how long, and how you get it out or erased."
      changedOn="2026-11-27"
      sections={privacySections(mailbox)}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
