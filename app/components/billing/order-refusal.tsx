import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/lib/paths";
import type { Unsold } from "../../../workers/domain/billing/orders/explain-unsold";

export type Refused = { code: string; message: string; unsold: Unsold | null };

const unsoldWords: Record<Unsold, string> = {
  "for-agencies": "This plan is for agencies, and you are signed in as a job seeker.",
  "for-seekers": "This is for job seekers, and you are signed in for an agency.",
  "not-yet": "It isn’t available yet.",
  unknown: "We don’t know this one. Please choose again.",
};

const titles: Record<string, string> = {
  "plan-owned": "You have a plan already",
  "owner-only": "Your company’s owner orders",
  "email-unverified": "First confirm your email address",
  "payments-off": "Buying isn’t open yet",
  "own-subscription-suspended": "Your account is suspended",
  "session-other-account": "This session belongs to another address",
  "session-booked": "This session is booked already",
  "proposal-over": "This hour is no longer kept for you",
};

const WHY_CONFIRMED =
  "Your order, its terms and your right to withdraw come by mail: it must reach you before you buy.";

export function OrderRefusal({ refused, isAgent }: { refused: Refused; isAgent: boolean }) {
  const { code, message, unsold } = refused;
  return (
    <Card>
      <div className="grid justify-items-start gap-4">
        <h1 className="text-3xl">{titles[code] ?? "This can’t be ordered"}</h1>
        <p className="text-lg text-soft">
          {message}
          {code === "email-unverified" && ` ${WHY_CONFIRMED}`}
          {unsold && ` ${message.endsWith(".") ? "" : ". "}${unsoldWords[unsold]}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <FirstWay code={code} isAgent={isAgent} />
          <LinkButton to={isAgent ? paths.agentDashboard : paths.seekerDashboard} look="secondary">
            Return to Dashboard
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function FirstWay({ code, isAgent }: { code: string; isAgent: boolean }) {
  if (code === "owner-only")
    return <LinkButton to={paths.agentSubscription}>See your subscription</LinkButton>;
  if (code === "email-unverified")
    return (
      <Form method="post" action={paths.verifyEmail}>
        <Button name="intent" value="resend">
          Send a New Link
        </Button>
      </Form>
    );
  if (code === "plan-owned")
    return <LinkButton to={isAgent ? paths.agentSubscription : paths.billing}>Manage</LinkButton>;
  if (code === "payments-off" || code === "own-subscription-suspended")
    return <LinkButton to={paths.contact}>Contact Us</LinkButton>;
  if (code === "credits-invalid" || code === "package-invalid")
    return isAgent ? null : <LinkButton to={paths.buyCredits}>See the credit packages</LinkButton>;
  if (code.startsWith("session-") || code === "proposal-over")
    return <LinkButton to={paths.contact}>Contact Us</LinkButton>;
  return <LinkButton to={paths.upgrade}>See the plans</LinkButton>;
}
