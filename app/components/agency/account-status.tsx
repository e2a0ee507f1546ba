import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { IdentityPage } from "~/components/identity/identity-page";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { Button, LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import type { AgentStatus } from "../../../workers/domain/identity/session/signed-in-user";

export type AgentAccount = {
  fullName: string;
  email: string;
  emailVerified: boolean;
  companyName: string | null;
  status: Exclude<AgentStatus, "active"> | "removed" | "not-an-agent";
  /** as staff gave it */
  reason: string | null;
};

const statuses: Record<AgentAccount["status"], { title: string; text: string }> = {
  pending: {
    title: "Your account is waiting for approval",
    text: "Our team checks each new agency. This takes 2-3 business days; we write to you as soon as it is done.",
  },
  blocked: {
    title: "Your account is blocked",
    text: "Our team has blocked this agent account, so the agency portal is closed to it.",
  },
  removed: {
    title: "You are no longer a colleague there",
    text: "An owner of your company's account has taken you out of it. Please ask them if you think that is a mistake.",
  },
  refused: {
    title: "Your account was not approved",
    text: "Our team has not approved this agent account, so the agency portal is closed to it.",
  },
  "not-an-agent": {
    title: "Access denied",
    text: "This is not an agent's account. The agency portal is only for agents of registered companies.",
  },
};

/** For signed-in people who may not enter the agency portal: which it is, why, and what can be done. */
export function AccountStatus({ account }: { account: AgentAccount }) {
  const { status, reason, email } = account;
  const { title, text } = statuses[status];
  return (
    <IdentityPage title={title} lead={text} links={<Ways status={status} />}>
      {reason && (
        <div className="border-l-2 border-accent pl-4">
          <h2 className="text-sm font-medium text-soft">The reason our team gave</h2>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
        </div>
      )}
      {status === "pending" && !account.emailVerified && <UnverifiedBanner email={email} />}
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        Signed in as {account.fullName} ({email}
        {account.companyName && `, ${account.companyName}`})
      </p>
      <div className="flex flex-wrap gap-3">
        {status === "not-an-agent" && (
          <LinkButton to={paths.seekerDashboard}>Go to your own dashboard</LinkButton>
        )}
        <Form method="post" action={paths.agentLogout} reloadDocument>
          <Button look="secondary">Sign Out</Button>
        </Form>
      </div>
    </IdentityPage>
  );
}

function Ways({ status }: { status: AgentAccount["status"] }): ReactNode {
  if (status === "not-an-agent")
    return (
      <p>
        Do you recruit too?{" "}
        <Link to={paths.agentRegister} className="text-link">
          Register your agency
        </Link>{" "}
        with another email address.
      </p>
    );
  return (
    <p>
      Questions?{" "}
      <Link to={paths.contact} className="text-link">
        Contact us
      </Link>
    </p>
  );
}
