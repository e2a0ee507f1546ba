import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CreditPacks } from "~/components/billing/credit-packs";
import { PurchaseAction } from "~/components/billing/purchase-action";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { TextLink } from "~/components/ui/text-link";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { getCreditBalance } from "../../../workers/domain/billing/credits/get-credit-balance";
import { listCreditPacks } from "../../../workers/domain/billing/plans/list-credit-packs";
import { paymentsRefusal } from "../../../workers/domain/billing/require-payments";

export const meta: MetaFunction = () => [{ title: "Buy Credits | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { userId, fullName } = await context.requireSeeker();
  const [packs, balance] = await Promise.all([
    listCreditPacks(context.deps),
    getCreditBalance(context.deps, { userId }),
  ]);
  return { fullName, packs, balance, closed: paymentsRefusal(context.deps) };
}

/** What one credit buys once interviews are open (spec 2); analyses and matches belong to the plan. */
const GAINS = [
  ["AI interview simulations", "One credit is one interview, from the first question to the last."],
  ["Detailed performance analysis", "What your answers showed, and what was missing."],
  ["Personalized feedback and tips", "What to say more clearly the next time."],
] as const;

const REASONS = [
  ["Pay as you go", "No subscription: you buy credits once, when you need them."],
  ["Secure payments", "Stripe takes the money. We never see your card’s number."],
  ["Instant access", "Credits are on your account as soon as they are paid."],
] as const;

export default function BuyCredits() {
  const { fullName, packs, balance, closed } = useLoaderData<typeof loader>();
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-10">
        <header className="grid max-w-prose gap-3">
          <h1 className="text-3xl sm:text-4xl">Buy Credits</h1>
          <p className="text-soft">
            Credits pay for AI interview practice: one interview, one credit.{" "}
            <strong className="text-ink">Interview practice isn’t open yet</strong>: credits that you buy
            today wait for it. Those that you haven’t spent can be given back for money for 14 days.
          </p>
          <p>
            You have <strong className="tabular-nums">{counted(balance, "credit")}</strong>.{" "}
            <TextLink to={paths.billing}>See your credit history</TextLink>
          </p>
        </header>
        <section aria-labelledby="packs" className="grid gap-4">
          <h2 id="packs" className="text-2xl">
            Packages
          </h2>
          <CreditPacks packs={packs}>
            {(pack) => <PurchaseAction pack={pack} closed={closed} from="buy-credits" />}
          </CreditPacks>
        </section>
        <div className="grid gap-10 md:grid-cols-2">
          <Points title="What you get when interviews open" points={GAINS} />
          <Points title="Why credits" points={REASONS} />
        </div>
        <p className="max-w-prose text-soft">
          Résumé analyses and job matches need no credits: they belong to your{" "}
          <TextLink to={paths.upgrade}>plan</TextLink>.
        </p>
      </div>
    </SeekerShell>
  );
}

function Points({ title, points }: { title: string; points: readonly (readonly [string, string])[] }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-2xl">{title}</h2>
      <dl className="grid gap-3">
        {points.map(([name, text]) => (
          <div key={name} className="border-l border-edge pl-4">
            <dt className="font-medium">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
