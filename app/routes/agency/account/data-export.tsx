import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PortalError } from "~/components/layout/portal-error";
import { ExportCard } from "~/components/settings/export-section";
import { paths } from "~/lib/paths";
import { getExport } from "../../../../workers/domain/privacy/export/get-export";

export const meta: MetaFunction = () => [{ title: "Your data | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireAgent();
  return { dataExport: await getExport(context.deps, { userId, exportId: params.exportId ?? "" }) };
}

export default function AgentExport() {
  const { dataExport } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <h1 className="text-3xl">Your Data</h1>
      <ExportCard dataExport={dataExport} />
      <p>
        <Link to={paths.agentAccount} className="text-link">
          Back to Your Account
        </Link>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <PortalError />;
}
