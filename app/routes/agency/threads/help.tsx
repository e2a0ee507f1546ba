import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { explainScores } from "../../../../workers/domain/applicants/explain-scores";

export const meta: MetaFunction = () => [{ title: "How Scores Work | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireAgent();
  return { threadId: params.threadId ?? "", scores: explainScores() };
}

const keys = [
  ["j", "next candidate, in the table and in the panel"],
  ["k", "previous candidate"],
  ["Enter", "open the candidate"],
  ["x", "choose the candidate, in the table"],
  ["s", "add to the shortlist, or remove"],
  ["r", "reject with a reason, in the panel"],
  ["n", "write a note, in the panel"],
  ["p", "the résumé’s pages, in the panel"],
  ["d", "download the résumé, in the panel"],
  ["/", "search"],
  ["Esc", "back to the table"],
  ["?", "this list"],
];

export default function HowScoresWork() {
  const { threadId, scores } = useLoaderData<typeof loader>();
  return (
    <RouteDialog
      title="How Scores Work"
      shape="side"
      closeTo={agencyPaths.thread(threadId) + useTableSearch()}
    >
      <p className="mb-6 text-soft">
        Code computes every number from fixed weights: the same résumé and the same job always give the same
        scores. What follows is made from those weights.
      </p>
      <div className="grid gap-7">
        {scores.map(({ name, title, summary, parts }) => (
          <section key={name}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">{summary}</p>
            <dl className="mt-3 grid gap-2.5 border-l-2 border-line pl-4">
              {parts.map(({ label, maxPoints, rule }) => (
                <div key={label}>
                  <dt className="flex flex-wrap justify-between gap-x-3 font-medium">
                    {label}
                    {maxPoints !== null && (
                      <span className="font-normal text-soft tabular-nums">up to {maxPoints} points</span>
                    )}
                  </dt>
                  <dd className="text-sm text-soft">{rule}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <section className="mt-7">
        <h3 className="text-lg">Keys</h3>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          {keys.map(([key, action]) => (
            <Fragment key={key}>
              <dt>
                <kbd className="rounded border border-edge px-1.5 text-sm">{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="mt-2 text-sm text-soft">Single keys can be switched off under Columns.</p>
      </section>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

import { useTableSearch } from "~/lib/hooks/use-table-search";
