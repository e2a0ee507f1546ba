import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { InvitationTable } from "~/components/agency/members/invitation-table";
import { InviteForm } from "~/components/agency/members/invite-form";
import { MemberTable } from "~/components/agency/members/member-table";
import { Banner } from "~/components/ui/banner";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import {
  inviteColleague,
  resendInvitation,
  withdrawInvitation,
} from "../../../../workers/domain/agencies/members/invite-colleague";
import { listInvitations, listMembers } from "../../../../workers/domain/agencies/members/list-members";
import { inviteSchema } from "../../../../workers/domain/agencies/members/schema";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { may } from "../../../../workers/domain/agencies/roles";
import type { Deps } from "../../../../workers/domain/deps";
import { AppError } from "../../../../workers/domain/errors";
import type { ActiveAgent } from "../../../../workers/domain/identity/session/signed-in-user";

export const meta: MetaFunction = () => [{ title: "Colleagues | Plumbline" }];

const SAID: Record<string, string> = {
  invited: "The invitation is on its way. Its link works once, for seven days.",
  resent: "The invitation is on its way again, with a new link. The link before doesn't work any more.",
  withdrawn: "The invitation is withdrawn: its link doesn't work any more.",
  role: "The role is changed. It holds from the next click on.",
  "step-reset": "Their second step is reset, and they are signed out everywhere.",
  "handed-over": "Your colleague owns the company now. You are a recruiter.",
  removed: "Your colleague is out of the company. Their job threads have passed on.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const manages = may(agent, "manage");
  const [members, open] = await Promise.all([
    listMembers(context.deps, { agent }),
    manages ? listInvitations(context.deps, { agent }) : null,
  ]);
  const said = new URL(request.url).searchParams.get("said") ?? "";
  return {
    // Who can't change anyone needs no ids.
    members: members.map((member) => ({ ...member, id: manages ? member.id : null })),
    open,
    notice: Object.hasOwn(SAID, said) ? SAID[said] : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "manage");
  const form = await request.formData();
  const done = await context.attempt(() => change(context.deps, agent, form));
  if (done.ok) return redirect(`${paths.members}?said=${done.value}`, 303);
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

async function change(deps: Deps, agent: ActiveAgent, form: FormData): Promise<string> {
  const invitationId = String(form.get("invitation") ?? "");
  switch (form.get("intent")) {
    case "invite": {
      const read = inviteSchema.safeParse(Object.fromEntries(form));
      if (!read.success) throw new AppError("invalid-input", { message: read.error.issues[0]?.message });
      await inviteColleague(deps, { agent, form: read.data });
      return "invited";
    }
    case "resend":
      await resendInvitation(deps, { agent, invitationId });
      return "resent";
    case "withdraw":
      await withdrawInvitation(deps, { agent, invitationId });
      return "withdrawn";
    default:
      throw new AppError("invalid-input");
  }
}

export default function Members() {
  const { members, open, notice } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <h1 className="text-3xl">Colleagues</h1>
      {failed && <Banner kind="error">{failed.error}</Banner>}
      {notice && !failed && <Banner kind="success">{notice}</Banner>}
      <MemberTable members={members} />
      {open ? (
        <section aria-labelledby="invite" className="grid gap-4">
          <h2 id="invite" className="text-xl">
            Invite a colleague
          </h2>
          <InviteForm key={notice ?? ""} seats={open.seats} />
          {open.invitations.length > 0 && <InvitationTable invitations={open.invitations} />}
        </section>
      ) : (
        <p className="text-sm text-soft">Owners invite colleagues, change roles and remove people.</p>
      )}
      <Outlet />
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
