import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TrackedSection } from "~/components/consent/tracked-section";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { NotifyForm } from "~/components/marketing/newsletter/notify-form";
import { PageHead } from "~/components/marketing/shared/page-head";
import { Banner } from "~/components/ui/banner";
import { TextLink } from "~/components/ui/text-link";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { notifyAction } from "./notify-action";

export const meta = pageMeta({
  title: "Newsletter",
  description:
    "New articles on résumés, interviews and job search, and what is new at Plumbline. At most once a month.",
  path: paths.newsletter,
});

export const headers = publicCache;

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    sent: new URL(request.url).searchParams.get("sent") === "true",
    humanCheck: context.humanCheck(),
  };
}

export function action(args: ActionFunctionArgs) {
  return notifyAction(args, { list: "newsletter", path: paths.newsletter });
}

export default function Newsletter() {
  const { sent, humanCheck } = useLoaderData<typeof loader>();
  return (
    <PublicShell>
      <PageHead
        title="New articles, by mail"
        lead="What is new in the learning center and at Plumbline, at most once a month. No tricks, no tracking, and a link in each letter that ends it."
      >
        <TrackedSection name="newsletter" className="grid w-full max-w-xl gap-5">
          {sent ? (
            <Banner kind="success">
              Thank you! We have sent you a mail: please open its link to confirm your address.
            </Banner>
          ) : (
            <NotifyForm humanCheck={humanCheck} label="Subscribe" />
          )}
          <p className="text-soft">
            Want to read first? <TextLink to={paths.learningCenter}>Browse Learning Center</TextLink>
          </p>
        </TrackedSection>
      </PageHead>
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
