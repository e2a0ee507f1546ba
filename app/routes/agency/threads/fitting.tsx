import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AddedBanner } from "~/components/agency/pool/added-banner";
import { PersonCell } from "~/components/agency/pool/person-cell";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { PlainHead } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { type FittingPerson, findFitting } from "../../../../workers/domain/pool/find-fitting";
import { addChosen } from "../add-chosen";

export const meta: MetaFunction = () => [{ title: "From your pool | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { threadId = "" } = params;
  return { threadId, ...(await findFitting(context.deps, { agent, threadId })) };
}

/** Adds the chosen ones to the thread, where they are matched. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  return addChosen(context, { threadId: params.threadId ?? "", form: await request.formData() });
}

export default function Fitting() {
  const { threadId, title, isOpen, people, scored, isWaiting } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div>
        <Link to={agencyPaths.thread(threadId)} className="text-link text-sm">
          {title}
        </Link>
        <h1 className="text-2xl">
          {people.length > 0
            ? `${people.length} of your pool ${people.length === 1 ? "fits" : "fit"} this job thread`
            : "Nobody of your pool was found to fit this job thread"}
        </h1>
        <p className="text-sm text-soft">
          {scored === null
            ? isWaiting
              ? "It has a waiting period before scoring, so nobody of your pool is scored for it here."
              : "It asks for no skill that your pool could be searched for."
            : scored === 0
              ? "Nobody else in your pool has a skill that it asks for."
              : `We scored ${counted(scored, "résumé")} for it: of the newest 500 in your pool with a skill that it asks for, the 50 with the most of them. A fit scores 70% or more and fails no deal-breaker.`}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {answer && <AddedBanner answer={answer} />}
      </div>
      {people.length === 0 ? (
        <EmptyState level="h2" title="Look for someone yourself">
          <Link to={paths.pool} className="text-link">
            Search the Candidates Pool
          </Link>{" "}
          by skills and years.
        </EmptyState>
      ) : (
        <Form method="post" preventScrollReset className="grid gap-4">
          <People people={people} choosable={isOpen} />
          {isOpen && (
            <div className="flex flex-wrap items-center gap-3 text-sm">
              <Button disabled={busy}>{busy ? "Adding..." : "Add and match"}</Button>
              <span className="text-soft">
                Up to 10 at a time. Each counts as one candidate of your plan.
              </span>
            </div>
          )}
        </Form>
      )}
    </div>
  );
}

function People({ people, choosable }: { people: FittingPerson[]; choosable: boolean }) {
  const head = (
    <>
      <PlainHead>Candidate</PlainHead>
      <PlainHead>Score here</PlainHead>
      <PlainHead>From</PlainHead>
    </>
  );
  return (
    <CardTable caption="People of your pool who fit" head={head}>
      {people.map((person) => (
        <CardRow key={person.id} compact>
          <PersonCell person={person} choosable={choosable} />
          <Cell label="Score here">
            <ScoreBadge score={person.score} />
          </Cell>
          <Cell label="From" wide>
            {person.threadTitle}
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  );
}
