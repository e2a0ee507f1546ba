import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { RoleOptions, RoleWords } from "~/components/agency/members/role-options";
import { DialogError } from "~/components/layout/dialog-error";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import {
  changeRole,
  handOverOwnership,
  removeMember,
  resetSecondStep,
} from "../../../../workers/domain/agencies/members/change-members";
import { listMembers } from "../../../../workers/domain/agencies/members/list-members";
import { roleSchema } from "../../../../workers/domain/agencies/members/schema";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { AppError } from "../../../../workers/domain/errors";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "manage");
  const members = await listMembers(context.deps, { agent });
  const member = members.find(({ id }) => id === params.memberId);
  if (!member) throw new AppError("not-found");
  const heirs = members
    .filter(({ id, role }) => id !== member.id && role !== "viewer")
    .map(({ id, fullName, isSelf }) => ({ id, name: isSelf ? `${fullName} (you)` : fullName, isSelf }));
  const isLastOwner = member.role === "owner" && members.filter(({ role }) => role === "owner").length === 1;
  return { member, heirs, isLastOwner };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "manage");
  const { memberId = "" } = params;
  const form = await request.formData();
  const done = await context.attempt(async () => {
    if (form.get("intent") === "remove") {
      await removeMember(context.deps, { agent, memberId, heirId: String(form.get("heir") ?? "") });
      return "removed";
    }
    if (form.get("intent") === "reset-step") {
      await context.requireFreshStep(paths.members);
      await resetSecondStep(context.deps, { agent, memberId });
      return "step-reset";
    }
    if (form.get("intent") === "hand-over") {
      await handOverOwnership(context.deps, { agent, memberId });
      return "handed-over";
    }
    const read = roleSchema.safeParse(Object.fromEntries(form));
    if (!read.success) throw new AppError("invalid-input");
    await changeRole(context.deps, { agent, memberId, role: read.data.role });
    return "role";
  });
  if (done.ok) return redirect(`${paths.members}?said=${done.value}`, 303);
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function ChangeMember() {
  const { member, heirs, isLastOwner } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const { fullName, threads } = member;
  return (
    <RouteDialog title={fullName} closeTo={paths.members} busy={busy}>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      {isLastOwner ? (
        <p>
          A company needs an owner. Open a colleague and hand the company over to them, or make them an owner,
          too; then this one can change or leave.
        </p>
      ) : (
        <div className="grid gap-6">
          <Form method="post" preventScrollReset className="grid gap-4">
            <Field label="Role" htmlFor="member-role">
              <Select id="member-role" name="role" defaultValue={member.role}>
                <RoleOptions />
              </Select>
            </Field>
            <RoleWords />
            <Button busy={busy} className="justify-self-end">
              Save Role
            </Button>
          </Form>
          {!member.isSelf && (
            <Form method="post" preventScrollReset className="grid gap-4 border-t border-line pt-5">
              <p className="text-sm text-soft">
                {fullName} becomes an owner and you become a recruiter, in one step. Job threads stay with
                whom they belong to.
              </p>
              <Button
                name="intent"
                value="hand-over"
                look="secondary"
                busy={busy}
                className="justify-self-end"
              >
                Hand Over the Company
              </Button>
            </Form>
          )}
          {!member.isSelf && member.hasSecondStep && (
            <Form method="post" preventScrollReset className="grid gap-4 border-t border-line pt-5">
              <p className="text-sm text-soft">
                {fullName} lost their phone and has no recovery code left? Please make sure that it is they
                who ask. Their apps and passkeys are forgotten, they are signed out, and they set up another
                one next time.
              </p>
              <Button
                name="intent"
                value="reset-step"
                look="secondary"
                busy={busy}
                className="justify-self-end"
              >
                Reset Their Second Step
              </Button>
            </Form>
          )}
          <Form method="post" preventScrollReset className="grid gap-4 border-t border-line pt-5">
            <input type="hidden" name="intent" value="remove" />
            <p className="text-sm text-soft">
              Removing {fullName} signs them out at once. {threadWords(threads)} with all candidates to:
            </p>
            <Field label="Job threads pass to" htmlFor="member-heir">
              <Select id="member-heir" name="heir" defaultValue={heirs.find(({ isSelf }) => isSelf)?.id}>
                {heirs.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button look="danger" busy={busy} className="justify-self-end">
              Remove from Company
            </Button>
          </Form>
        </div>
      )}
    </RouteDialog>
  );
}

function threadWords(threads: number): string {
  if (threads === 0) return "Job threads of theirs pass";
  return threads === 1 ? "Their job thread passes" : `Their ${threads} job threads pass`;
}

export function ErrorBoundary() {
  return <DialogError closeTo={paths.members} />;
}
