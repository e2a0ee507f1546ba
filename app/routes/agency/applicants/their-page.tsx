import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Results } from "~/components/applicant-page/results";
import { CopyAddress } from "~/components/learning/copy-address";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import { correctionViews } from "~/lib/views/correction-view";
import { getTheirPage } from "../../../../workers/domain/applicant-page/get-their-page";
import { issueLink, withdrawLink } from "../../../../workers/domain/applicant-page/issue-link";
import { AppError } from "../../../../workers/domain/errors";

/** The answer to a printed code holds it, and it is shown once. */
const PRIVATE = { "Cache-Control": "no-store" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const { corrections, ...page } = await getTheirPage(context.deps, { agent, threadId, applicantId });
  const corrected =
    corrections &&
    correctionViews(corrections.read, corrections.lines, corrections.list, corrections.accepted);
  return { ...page, threadId, applicantId, corrected: corrected ?? [] };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const own = { agent, threadId, applicantId };
  const intent = (await request.formData()).get("intent");
  const done = await context.attempt(async () => {
    if (intent === "withdraw") {
      await withdrawLink(context.deps, own);
      return { said: "The address is withdrawn: it opens for nobody any more.", code: null };
    }
    const way = intent === "print" ? "printed" : "mailed";
    const { code } = await issueLink(context.deps, { ...own, way });
    return { said: code ? null : "The address is on its way to the résumé’s email address.", code };
  });
  if (done.ok) return data({ ...done.value, problem: null, origin: context.origin }, { headers: PRIVATE });
  const { code, message, status } = done.error;
  if (code === "candidate-not-found" || code === "viewer-only") throw new AppError(code);
  return data(
    { said: null, code: null, problem: message, origin: context.origin },
    { status: formStatus(request, status), headers: PRIVATE },
  );
}

export default function TheirPage() {
  const { threadId, applicantId, name, veiled, hasEmail, link, verdicts, corrected } =
    useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const sent = useNavigation().formData?.get("intent");
  const closeTo = agencyPaths.applicant(threadId, applicantId) + useTableSearch();
  return (
    <RouteDialog title={`The page of ${name}`} closeTo={closeTo}>
      <div className="grid gap-5">
        <p className="text-soft">
          A page for the applicant, without an account: what was read, how each point was judged, and buttons
          to correct it, object, ask for a person, opt out of scoring or have it deleted. It shows no notes,
          decisions, colleagues or other people. What they ask for comes to Requests.
        </p>
        {done?.problem && <Banner kind="error">{done.problem}</Banner>}
        {done?.said && <Banner kind="success">{done.said}</Banner>}
        {done?.code && <Printed code={done.code} origin={done.origin} />}
        <p>
          {link ? (
            <>
              Open until <LocalDate value={link.expiresAt} />,{" "}
              {link.way === "mailed" ? "mailed to the résumé’s address" : "by a printed code"} on{" "}
              <LocalDate value={link.createdAt} />. A new address ends this one.
            </>
          ) : (
            "No address is open."
          )}
        </p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <Button name="intent" value="mail" disabled={!hasEmail} busy={sent === "mail"}>
            Mail the address
          </Button>
          {!veiled && (
            <Button name="intent" value="print" look="secondary" busy={sent === "print"}>
              Make a code to print
            </Button>
          )}
          {link && (
            <Button name="intent" value="withdraw" look="quiet" busy={sent === "withdraw"}>
              Withdraw
            </Button>
          )}
        </Form>
        {!hasEmail && <p className="text-sm text-soft">The résumé names no email address.</p>}
        {veiled && (
          <p className="text-sm text-soft">
            A code to print would show who they are, so there is one after they are shortlisted.
          </p>
        )}
        {corrected.length > 0 && (
          <section aria-labelledby="corrected" className="grid gap-2">
            <h3 id="corrected" className="text-lg">
              What was corrected
            </h3>
            <ul className="grid gap-1 text-ui [overflow-wrap:anywhere]">
              {corrected.map(({ at, what, from, to, byModel }) => (
                <li key={at}>
                  <span className="text-soft">{what}:</span> {from ?? "nothing was read"}
                  {to !== null && <> → {to}</>}
                  {byModel && <span className="text-soft"> (proposed by a model, accepted here)</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Results verdicts={verdicts} />
        <LinkButton to={closeTo} look="secondary" preventScrollReset className="justify-self-end">
          Close
        </LinkButton>
      </div>
    </RouteDialog>
  );
}

function Printed({ code, origin }: { code: string; origin: string }) {
  return (
    <Banner kind="success">
      <div className="grid gap-2">
        <p>The code for paper, valid for 90 days. Write it down or print it now: it isn’t shown again.</p>
        <p className="font-mono text-lg [overflow-wrap:anywhere]">{code}</p>
        <p>
          It is entered at {origin}
          {paths.applicantCode}
        </p>
        <CopyAddress address={origin + paths.applicationPage(code)} />
      </div>
    </Banner>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
