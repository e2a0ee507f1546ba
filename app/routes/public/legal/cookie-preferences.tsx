import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { announceConsent } from "~/components/consent/consent-store";
import { ConsentToggles, readToggles } from "~/components/consent/consent-toggles";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { LongDate } from "~/components/learning/long-date";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { pageMeta } from "~/lib/meta/page-meta";
import { paths } from "~/lib/paths";
import { getConsentProof } from "../../../../workers/domain/privacy/consent/consent-proof";
import { recordCookieConsent } from "../../../../workers/domain/privacy/consent/consent-record";
import type { ConsentChoices } from "../../../../workers/domain/privacy/consent/cookie-consent";

export const meta = pageMeta({
  title: "Cookie Preferences",
  description:
    "Choose which cookies Plumbline may set: the necessary ones alone, or analytics and marketing too.",
  path: paths.cookiePreferences,
});

/** Shows this browser's own choice, so that it can be changed without scripts: not for shared caches. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const done = new URL(request.url).searchParams.get("done");
  return {
    consent: context.cookieConsent.read(),
    proof: await getConsentProof(context.deps, { consentId: context.cookieConsent.proofNumber() }),
    done: done === "saved" || done === "reset" ? done : null,
    /** another one each time, so that a second saving is told too */
    turn: context.reference,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const isReset = form.get("intent") === "reset";
  const cookies = isReset ? context.cookieConsent.reset() : await answer(context, readToggles(form));
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(`${paths.cookiePreferences}?done=${isReset ? "reset" : "saved"}`, { headers });
}

/** Keeps the choice. @returns Set-Cookie values */
async function answer(context: AppLoadContext, choices: ConsentChoices): Promise<string[]> {
  await context.enforceRateLimit("consent");
  const { privacyControl } = context.cookieConsent.read();
  return context.cookieConsent.answered(await recordCookieConsent(context.deps, { choices, privacyControl }));
}

export default function CookiePreferences() {
  const { consent, proof } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const { analytics, marketing, privacyControl } = consent;
  return (
    <PublicShell>
      <div className="mx-auto grid max-w-2xl gap-6 px-5 py-12 sm:px-8 sm:py-16">
        <div className="grid gap-3">
          <h1 className="text-title">Cookie Preferences</h1>
          <p className="text-lg text-soft">
            Decide what your browser may keep for us. What each cookie does stands in the{" "}
            <TextLink to={paths.cookies}>Cookie Policy</TextLink>.
          </p>
        </div>
        {privacyControl && (
          <Banner kind="info">
            Your browser sends Global Privacy Control. We take that as your answer: analytics and marketing
            are declined. To choose here, switch the signal off for this site.
          </Banner>
        )}
        <Form method="post" className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
          <ConsentToggles
            key={`${analytics} ${marketing} ${privacyControl}`}
            chosen={consent}
            locked={privacyControl}
          />
          <div className="flex flex-wrap gap-3">
            <Button disabled={busy}>Save Preferences</Button>
            <Button name="intent" value="reset" look="secondary" disabled={busy}>
              Reset to Default
            </Button>
          </div>
          <DoneBanner />
        </Form>
        {proof && (
          <p className="text-sm text-soft [overflow-wrap:anywhere]">
            Your last choice was made on <LongDate value={proof.createdAt} />. We keep a proof of it that says
            nothing about you, under the number <code>{proof.consentId}</code> (version {proof.version} of
            this question).
          </p>
        )}
      </div>
    </PublicShell>
  );
}

const SHOWN_MILLISECONDS = 3000;

/** Says what was done; with scripts, for three seconds. */
function DoneBanner() {
  const { done, turn } = useLoaderData<typeof loader>();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    announceConsent();
    const timer = setTimeout(() => setOver(turn), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [turn]);
  if (!done || over === turn) return null;
  return (
    <Banner kind="success">
      {done === "saved"
        ? "Your cookie preferences have been updated successfully!"
        : "Your choice is forgotten: only necessary cookies are set until you answer again."}
    </Banner>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
