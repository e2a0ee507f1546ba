import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { LegalPage } from "~/components/legal/legal-page";
import { accessibilitySections } from "~/components/statements/accessibility-sections";
import { ranOn } from "~/components/statements/axe-run.json";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Accessibility",
  description:
    "The standard that Plumbline follows, what was checked and how, known gaps, and where to write.",
  path: paths.accessibility,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return { mailbox: context.deps.site.infoMailbox };
}

export default function Accessibility() {
  const { mailbox } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Accessibility"
      lead="Everyone should be able to use Plumbline. This is the standard we follow, what we checked, and what isn't good yet."
      changedOn={ranOn}
      sections={accessibilitySections(mailbox)}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
