import { BuyLink } from "~/components/billing/buy-link";
import { Button, LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import type { Plan } from "../../../../workers/domain/billing/plans/list-plans";

/** Asked for by a message, as long as they can't be bought. */
const ON_REQUEST = new Set(["agency-growth"]);

const NOT_YET = { individual: "Not available now", agency: "Coming soon" } as const;

/** Why a plan can't be had now, as its card says; null for one that can. */
export function unavailableWords({ isAvailable, audience }: Plan): string | null {
  return isAvailable ? null : NOT_YET[audience];
}

export type Viewer = "visitor" | "candidate" | "agent";

const ways = {
  individual: {
    own: "candidate",
    register: paths.register,
    login: paths.login,
    manage: paths.billing,
    wrong: "This plan is for job seekers. You are signed in for an agency.",
  },
  agency: {
    own: "agent",
    register: paths.agentRegister,
    login: paths.agentLogin,
    manage: paths.agentSubscription,
    wrong: "This plan is for agencies. You are signed in as a job seeker.",
  },
} as const;

/** A plan's one way on, for the person who looks at it (RULINGS 19, 51). */
export function PlanAction({
  plan,
  viewer,
  closed,
  isOwned = false,
  from,
}: {
  plan: Plan;
  viewer: Viewer;
  /** why nothing can be bought here; null where something can */
  closed: string | null;
  isOwned?: boolean;
  from?: "upgrade";
}) {
  const { slug, name, audience, isAvailable, isPopular } = plan;
  const { own, register, login, manage, wrong } = ways[audience];
  const look = isPopular ? "primary" : "secondary";
  if (!isAvailable && ON_REQUEST.has(slug))
    return (
      <LinkButton to={paths.contact} look={look}>
        Contact Sales
      </LinkButton>
    );
  if (!isAvailable)
    return (
      <Button type="button" disabled>
        {unavailableWords(plan)}
      </Button>
    );
  if (viewer === "visitor")
    return (
      <>
        <LinkButton to={register} look={look}>
          Start Free Trial
        </LinkButton>
        <p className="text-sm text-soft">
          Have an account? <TextLink to={`${login}?next=${paths.order(slug)}`}>Sign in to buy</TextLink>
        </p>
      </>
    );
  if (viewer !== own) return <p className="text-sm text-soft">{wrong}</p>;
  if (isOwned)
    return (
      <>
        <LinkButton to={manage} look={look}>
          Manage
        </LinkButton>
        <p className="text-sm text-soft">This plan is yours.</p>
      </>
    );
  if (closed === null)
    return (
      <BuyLink item={slug} from={from} look={look} describes={name}>
        Upgrade
      </BuyLink>
    );
  return (
    <>
      <Button type="button" disabled>
        Upgrade
      </Button>
      <p className="text-sm text-soft">{closed}</p>
    </>
  );
}
