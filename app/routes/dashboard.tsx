import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SubscriptionCard } from "~/components/identity/subscription-card";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { CandidateShell } from "~/components/layout/candidate-shell";
import { ErrorPage } from "~/components/layout/error-page";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/lib/paths";

export const meta: MetaFunction = () => [{ title: "Dashboard | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.requireCandidate();
  const { fullName, email, emailVerified } = user;
  return { fullName, email, emailVerified, subscription: await context.ownSubscription(user) };
}

export default function Dashboard() {
  const { fullName, email, emailVerified, subscription } = useLoaderData<typeof loader>();
  return (
    <CandidateShell fullName={fullName}>
      <div className="grid gap-8">
        <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">Welcome, {fullName}</h1>
        {!emailVerified && <UnverifiedBanner email={email} />}
        <div className="grid gap-5 md:grid-cols-2">
          <SubscriptionCard subscription={subscription} />
          <Card title="Your account">
            <div className="grid justify-items-start gap-4">
              <p className="text-soft [overflow-wrap:anywhere]">
                You sign in as {email}. Your name, your password and your data are in the settings.
              </p>
              <LinkButton to={paths.settings} look="secondary">
                Profile Settings
              </LinkButton>
            </div>
          </Card>
        </div>
      </div>
    </CandidateShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
