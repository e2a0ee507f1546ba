import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ExportCard } from "~/components/settings/export-section";
import { SettingsPage } from "~/components/settings/settings-page";
import { paths } from "~/lib/paths";
import { getExport } from "../../../../workers/domain/privacy/export/get-export";

export const meta: MetaFunction = () => [{ title: "Your data | Plumbline" }];

/** Where the mail leads that says that an archive is ready. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId, fullName } = await context.requireSeeker();
  const dataExport = await getExport(context.deps, { userId, exportId: params.exportId ?? "" });
  return { fullName, dataExport };
}

export default function DataExport() {
  const { fullName, dataExport } = useLoaderData<typeof loader>();
  return (
    <SettingsPage fullName={fullName} title="Your Data">
      <ExportCard dataExport={dataExport} />
      <p>
        <Link to={paths.settings} className="text-link">
          Back to Profile Settings
        </Link>
      </p>
    </SettingsPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
