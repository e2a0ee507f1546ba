import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { PlainText } from "~/components/papers/plain-text";
import { PrintButton } from "~/components/seeker/analysis/print-button";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { acceptAgreement } from "../../../workers/domain/agencies/agreement/accept-agreement";
import {
  AGREEMENT_HASH,
  AGREEMENT_TEXT,
  AGREEMENT_VERSION,
} from "../../../workers/domain/agencies/agreement/agreement-text";
import { listAcceptances } from "../../../workers/domain/agencies/agreement/list-acceptances";
import { may } from "../../../workers/domain/agencies/roles";
import { AppError } from "../../../workers/domain/errors";

export const meta: MetaFunction = () => [{ title: "Data processing agreement | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  return {
    text: AGREEMENT_TEXT,
    version: AGREEMENT_VERSION,
    hash: AGREEMENT_HASH,
    companyName: agent.companyName,
    accepted: await listAcceptances(context.deps, agent),
    isOwner: may(agent, "manage"),
    isNew: new URL(request.url).searchParams.has("accepted"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const version = String((await request.formData()).get("version") ?? "");
  const done = await context.attempt(() => acceptAgreement(context.deps, { agent, version }));
  if (done.ok) return redirect(`${agencyPaths.agreement}?accepted`);
  const { code, message, status } = done.error;
  if (code === "owner-right") throw new AppError(code);
  return data({ message }, formStatus(request, status));
}

export default function Agreement() {
  const { text, version, hash, companyName, accepted, isOwner, isNew } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const isAccepted = accepted.some((one) => one.version === version);
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <h1 className="text-2xl">Data processing agreement</h1>
        <p className="text-soft [overflow-wrap:anywhere]">
          For {companyName}. Version <span className="whitespace-nowrap">{version}</span>.
        </p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <PrintButton />
          <Pdf version={version}>Download the agreement (PDF)</Pdf>
        </div>
      </header>
      {failed && <Banner kind="error">{failed.message}</Banner>}
      {isNew && isAccepted && (
        <Banner kind="success">Accepted. Your company can upload résumés: it is in your log, too.</Banner>
      )}
      {!isAccepted && (
        <Banner kind="info">
          {isOwner
            ? "Nobody has accepted this version for your company yet. Until then, no résumés can be uploaded."
            : "An owner of your company has to accept this version. Until then, no résumés can be uploaded."}
        </Banner>
      )}
      <PlainText text={text} />
      <p className="text-sm text-soft">
        The sub-processors are listed at{" "}
        <Link to={paths.subProcessors} className="text-link">
          {paths.subProcessors}
        </Link>
        , the operator in the{" "}
        <Link to={paths.imprint} className="text-link">
          imprint
        </Link>
        . SHA-256 of this text: <span className="font-mono [overflow-wrap:anywhere]">{hash}</span>
      </p>
      {!isAccepted && isOwner && (
        <Form method="post" className="print:hidden">
          <input type="hidden" name="version" value={version} />
          <Button busy={busy}>Accept for {companyName}</Button>
        </Form>
      )}
      {accepted.length > 0 && (
        <section aria-labelledby="accepted" className="grid gap-2 border-t border-line pt-5">
          <h2 id="accepted" className="text-lg">
            Accepted
          </h2>
          <ul className="grid gap-3 text-ui">
            {accepted.map((one) => (
              <li key={one.version} className="[overflow-wrap:anywhere]">
                Version {one.version} by {one.by ?? "a former owner"}, <LocalTime value={one.acceptedAt} />
                <br />
                <span className="font-mono text-sm text-soft">{one.hash}</span>
                <br />
                <Pdf version={one.version}>What was accepted (PDF)</Pdf>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A version's text as a file of its own: companies can read what they accepted when there is another one, too. */
function Pdf({ version, children }: { version: string; children: string }) {
  return (
    <a href={agencyPaths.agreementPdf(version)} download className="text-link print:hidden">
      {children}
    </a>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
