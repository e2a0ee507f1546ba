import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { cookieSections } from "~/components/legal/cookie-sections";
import { LegalPage } from "~/components/legal/legal-page";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Cookie Policy",
  description:
    "Every cookie that Plumbline sets, by name, with its purpose and its time, and how to change your choice.",
  path: paths.cookies,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return { mailbox: context.deps.site.infoMailbox };
}

export default function Cookies() {
  const { mailbox } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Cookie Policy"
      lead="Each cookie by its name: what it is for, and how long it stays."
      changedOn="2026-11-26"
      sections={cookieSections(mailbox)}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
