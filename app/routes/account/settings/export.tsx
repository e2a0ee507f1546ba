import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ReadyExport } from "~/components/settings/export-section";
import { SettingsPage } from "~/components/settings/settings-page";
import { Card } from "~/components/ui/card";
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
      <Card>
        <div className="grid gap-4">
          <p className="text-soft">
            Everything that Plumbline holds about you, in one ZIP file. Its README.txt says what is in it.
          </p>
          <ReadyExport dataExport={dataExport} />
        </div>
      </Card>
      <p>
        <Link to={paths.settings} className="text-link">
          Back to Profile Settings
        </Link>
      </p>
    </SettingsPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
