import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import {
  answerDeclaration,
  carryOutDeclaration,
  getDeclaration,
} from "../../../../workers/domain/staff/billing/open-billing";
import { requiredReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Decide about a declaration | Plumbline" }];

function wantsAnswer(action: string | undefined): boolean {
  if (action === "answer" || action === "carry-out") return action === "answer";
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const answers = wantsAnswer(params.action);
  const { kind, number, email, contract, doneAt } = await getDeclaration(context.deps, {
    id: params.declarationId ?? "",
  });
  return { answers, kind, number, email, contract, isOpen: doneAt === null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const answers = wantsAnswer(params.action);
  const { id } = await getDeclaration(context.deps, { id: params.declarationId ?? "" });
  const decide = answers ? answerDeclaration : carryOutDeclaration;
  return actWithReason(
    { request, context },
    {
      schema: requiredReason,
      act: (reason) => decide(context.deps, { id, actorId: staff.userId, reason: reason ?? "" }),
      doneTo: withNotice(adminPaths.billing, answers ? "answered" : "carried-out"),
    },
  );
}

export default function DecideDeclaration() {
  const { answers, kind, number, email, contract, isOpen } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title={answers ? `Answer ${number}` : `Carry out ${number}?`}
      closeTo={adminPaths.billing}
      button={answers ? "Send answer" : "Carry out"}
      danger={!answers}
      required
      label={answers ? "Your answer" : "Reason"}
      hint={answers ? `mailed to ${email}` : undefined}
      answer={useActionData<typeof action>()}
    >
      <p>{contract}</p>
      <p>
        {answers
          ? "The answer closes the declaration."
          : kind === "withdrawal"
            ? "The order of this address and number ends at once, and what was paid and not used goes back."
            : "The plan of this address and number is cancelled to the end of its period."}
      </p>
      {!isOpen && <p className="font-medium">This has been done already.</p>}
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
