import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type KeyAnswer, KeysPage } from "~/components/keys/keys-page";
import { agencyPaths } from "~/lib/agency-paths";
import { paths } from "~/lib/paths";
import { companyAsOwner } from "../../../workers/domain/programs/keys/key-owner";
import { changeKeys, readKeys } from "../account/key-work";

export const meta: MetaFunction = () => [{ title: "API Keys | Plumbline" }];

/** For owners alone (RULINGS 56). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return readKeys(context, companyAsOwner(await context.requireAgent()), request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const owner = { ...companyAsOwner(agent), emailVerified: agent.emailVerified };
  return changeKeys(context, { owner, request, path: agencyPaths.agencyKeys });
}

export default function AgencyKeys() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 className="text-3xl">API Keys</h1>
      <KeysPage {...page} answer={useActionData<typeof action>() as KeyAnswer} isCompany />
      <p>
        <Link to={paths.agentProfile} className="text-link">
          Back to Profile Settings
        </Link>
      </p>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
