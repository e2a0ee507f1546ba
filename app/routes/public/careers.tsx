import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Opportunities, Reasons, Wanted } from "~/components/marketing/careers/careers-lists";
import { NotifyForm } from "~/components/marketing/newsletter/notify-form";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { Banner } from "~/components/ui/banner";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { useNetworks } from "~/lib/hooks/use-networks";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { useSignedInLink } from "~/lib/signed-in-hint";
import { notifyAction } from "./newsletter/notify-action";

export const meta = pageMeta({
  title: "Careers",
  description:
    "There are no open positions at Plumbline now. Leave your address and we write when there are.",
  path: paths.careers,
});

export const headers = publicCache;

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    sent: new URL(request.url).searchParams.get("sent") === "true",
    mailbox: context.deps.site.infoMailbox,
    humanCheck: context.humanCheck(),
  };
}

export function action(args: ActionFunctionArgs) {
  return notifyAction(args, { list: "careers", path: paths.careers });
}

export default function Careers() {
  const { sent, humanCheck, mailbox } = useLoaderData<typeof loader>();
  const signInLink = useSignedInLink();
  const networks = useNetworks();
  return (
    <PublicShell>
      <PageHead
        title="Join Our Team"
        lead="There are no open positions right now. Leave your address, and you hear of the next one first."
      >
        <div className="w-full max-w-xl">
          {sent ? (
            <Banner kind="success">
              Thank you! We'll notify you when new positions open up. Please confirm your address by the link
              that we have just mailed you.
            </Banner>
          ) : (
            <NotifyForm humanCheck={humanCheck} label="Notify Me" />
          )}
        </div>
      </PageHead>
      <PageSection name="values" title="What We're Looking For" sunken>
        <Wanted />
      </PageSection>
      <PageSection name="benefits" title="Why Work With Us">
        <Reasons />
      </PageSection>
      <PageSection name="features" title="Future Opportunities" lead="Where we expect to grow first." sunken>
        <Opportunities />
      </PageSection>
      <FinalCall
        title="Get to know us first"
        text="Use what we build, and tell us what you would do differently."
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to={signInLink}>Get in Touch</LinkButton>
          <a href={`mailto:${mailbox}?subject=Careers`} className={buttonClass("secondary")}>
            {mailbox}
          </a>
        </div>
        {networks.length > 0 && (
          <ul aria-label="Elsewhere" className="flex flex-wrap gap-x-6 gap-y-2">
            {networks.map(({ href, label }) => (
              <li key={href}>
                <TextLink to={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </FinalCall>
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
