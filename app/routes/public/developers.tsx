import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CallRules } from "~/components/developers/call-rules";
import { examplesOf } from "~/components/developers/examples";
import { OperationTable } from "~/components/developers/operation-table";
import { WebhookRules } from "~/components/developers/webhook-rules";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Developers",
  description:
    "The Plumbline API: job threads, uploads, rankings with evidence and exports for your own programs.",
  path: paths.developers,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.origin };
}

/** How programs use the API. The list of calls and the document are made from the same table as the router. */
export default function Developers() {
  const { origin } = useLoaderData<typeof loader>();
  return (
    <PublicShell>
      <div className="mx-auto grid w-full max-w-page gap-12 px-gutter py-10 sm:py-14">
        <div className="grid max-w-2xl gap-3">
          <h1 className="text-display">Developers</h1>
          <p className="text-lead text-soft">
            Create job threads, upload résumés, read the ranking with the words behind every point, and export
            it: from your own programs, with an API key.
          </p>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a href="/api/openapi.json" className="text-link">
              OpenAPI 3.1 document
            </a>
            <a href="/api/example.mjs" className="text-link">
              The whole way as a short Node script
            </a>
          </p>
        </div>
        <section aria-labelledby="examples" className="grid gap-6">
          <h2 id="examples" className="text-2xl">
            From a job to a ranking
          </h2>
          {examplesOf(origin).map(({ title, text, command }) => (
            <div key={title} className="grid min-w-0 gap-2">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="max-w-2xl text-soft">{text}</p>
              <pre
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
                tabIndex={0}
                className="overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm"
              >
                <code>{command}</code>
              </pre>
            </div>
          ))}
        </section>
        <section aria-labelledby="calls" className="late-section grid gap-4">
          <h2 id="calls" className="text-2xl">
            Calls
          </h2>
          <p className="max-w-2xl text-soft">
            All addresses begin with <code>/api/v1</code>.
          </p>
          <OperationTable />
        </section>
        <section aria-labelledby="webhooks" className="late-section grid gap-4">
          <h2 id="webhooks" className="text-2xl">
            Webhooks
          </h2>
          <WebhookRules />
        </section>
        <section aria-labelledby="rules" className="late-section grid gap-6">
          <h2 id="rules" className="text-2xl">
            What holds for every call
          </h2>
          <CallRules />
        </section>
      </div>
    </PublicShell>
  );
}

export { ErrorPage as ErrorBoundary };
