import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Categories, Previews } from "~/components/marketing/interview/previews";
import { ThanksDialog } from "~/components/marketing/interview/thanks-dialog";
import { NotifyForm } from "~/components/marketing/newsletter/notify-form";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { notifyAction } from "./newsletter/notify-action";

export const meta = pageMeta({
  title: "AI Interview Practice",
  description:
    "Practise interviews with an AI that asks, listens and quotes you. Coming soon: be told when it opens.",
  path: paths.interview,
});

export const headers = publicCache;

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    sent: new URL(request.url).searchParams.get("sent") === "true",
    humanCheck: context.humanCheck(),
  };
}

export function action(args: ActionFunctionArgs) {
  return notifyAction(args, { list: "interview", path: paths.interview });
}

export default function Interview() {
  const { sent, humanCheck } = useLoaderData<typeof loader>();
  return (
    <PublicShell>
      <PageHead
        title="AI Interview Practice"
        lead="An interview that you can fail as often as you like, before the one that counts. We are building it; it isn't open yet."
      >
        <Badge tone="accent">Coming Soon</Badge>
        <div className="w-full max-w-xl">
          <NotifyForm key={String(sent)} humanCheck={humanCheck} label="Notify Me" />
        </div>
      </PageHead>
      <PageSection name="features" title="What it will do" sunken>
        <Previews />
      </PageSection>
      <PageSection name="interview" title="Four kinds of questions">
        <Categories />
      </PageSection>
      <FinalCall title="Until then, the résumé" text="Interviews begin with a résumé that gets you invited.">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.newAnalysis}>Resume Analysis</LinkButton>
          <LinkButton to={paths.seekerDashboard} look="secondary">
            Back to Dashboard
          </LinkButton>
        </div>
      </FinalCall>
      {sent && <ThanksDialog />}
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
