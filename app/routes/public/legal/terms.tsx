import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { LegalPage } from "~/components/legal/legal-page";
import { termsSections } from "~/components/legal/terms-sections";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { TERMS_VERSION } from "../../../../workers/domain/billing/contract-terms";

export const meta = pageMeta({
  title: "Terms of Service",
  description: "The agreement about using Plumbline: accounts, content rights, payment in euros, liability.",
  path: paths.terms,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return { mailbox: context.deps.site.infoMailbox };
}

export default function Terms() {
  const { mailbox } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Terms of Service"
      lead="What we owe each other when you use Plumbline."
      changedOn={TERMS_VERSION}
      sections={termsSections(mailbox)}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
