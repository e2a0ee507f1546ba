import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type KeyAnswer, KeysPage } from "~/components/keys/keys-page";
import { SettingsPage } from "~/components/settings/settings-page";
import { paths } from "~/lib/paths";
import { seekerAsOwner } from "../../../../workers/domain/programs/keys/key-owner";
import { changeKeys, readKeys } from "../key-work";

export const meta: MetaFunction = () => [{ title: "API Keys | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  return { fullName: user.fullName, ...(await readKeys(context, seekerAsOwner(user), request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const owner = { ...seekerAsOwner(user), emailVerified: user.emailVerified };
  return changeKeys(context, { owner, request, path: paths.ownKeys });
}

export default function OwnKeys() {
  const { fullName, ...page } = useLoaderData<typeof loader>();
  return (
    <SettingsPage fullName={fullName} title="API Keys">
      <KeysPage {...page} answer={useActionData<typeof action>() as KeyAnswer} isCompany={false} />
      <p>
        <Link to={paths.settings} className="text-link">
          Back to Profile Settings
        </Link>
      </p>
    </SettingsPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
