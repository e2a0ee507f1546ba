import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FieldProposals } from "~/components/details/field-proposals";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { acceptField } from "../../../../workers/domain/applicants/proposals/accept-field";
import {
  getFieldProposals,
  proposeFields,
} from "../../../../workers/domain/applicants/proposals/propose-fields";
import { AppError } from "../../../../workers/domain/errors";

export const meta: MetaFunction = () => [{ title: "Empty fields | Plumbline" }];

/** Of somebody else's, or a viewer's: no page. The rest is said in the dialog. */
const NO_PAGE = new Set(["candidate-not-found", "campaign-not-found", "viewer-only"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const found = await context.attempt(() =>
    getFieldProposals(context.deps, { agent, threadId, applicantId }),
  );
  if (found.ok) return { threadId, applicantId, fields: found.value, problem: null };
  const { code, message } = found.error;
  if (NO_PAGE.has(code)) throw new AppError(code);
  return { threadId, applicantId, fields: null, problem: message };
}

/** Intent "propose" asks the model and saves no fact, "accept" makes a correction of one proposal. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const own = { agent, threadId, applicantId };
  const form = await request.formData();
  const done = await context.attempt(async () => {
    if (form.get("intent") === "propose") await proposeFields(context.deps, own);
    else
      await acceptField(context.deps, {
        ...own,
        field: String(form.get("field")),
        factsVersion: Number(form.get("factsVersion")),
      });
  });
  if (done.ok) return replace(agencyPaths.emptyFields(threadId, applicantId) + new URL(request.url).search);
  const { code, message, status } = done.error;
  if (NO_PAGE.has(code)) throw new AppError(code);
  return data({ problem: message }, formStatus(request, status));
}

export default function EmptyFields() {
  const { threadId, applicantId, fields, problem } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const closeTo = agencyPaths.applicant(threadId, applicantId) + useTableSearch();
  return (
    <RouteDialog title={fields ? `Empty fields of ${fields.name}` : "Empty fields"} closeTo={closeTo}>
      <div className="grid gap-5">
        {failed && <Banner kind="error">{failed.problem}</Banner>}
        {fields ? <FieldProposals {...fields} /> : <Banner kind="info">{problem}</Banner>}
        <LinkButton to={closeTo} look="secondary" preventScrollReset className="justify-self-end">
          Close
        </LinkButton>
      </div>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
