import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { AuditTrail } from "~/components/staff/audit-trail";
import { Clock } from "~/components/staff/clock";
import { MessageForms, TooLate } from "~/components/staff/message-forms";
import { PageHead } from "~/components/staff/page-head";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { formStatus } from "~/lib/forms/form-status";
import { answerMessage, markAnswered } from "../../../../workers/domain/staff/content/answer-message";
import { getMessage } from "../../../../workers/domain/staff/content/list-messages";
import { messageForms } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Message | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return {
    message: await getMessage(context.deps, { messageId: params.messageId ?? "" }),
    now: context.deps.now(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const messageId = params.messageId ?? "";
  const fields = Object.fromEntries(await request.formData());
  const intent: "answer" | "elsewhere" = fields.intent === "elsewhere" ? "elsewhere" : "answer";
  const typed = fields[intent === "answer" ? "answer" : "reason"];
  const refuse = (status: number, error: string) =>
    data(
      { intent, error, typed: typeof typed === "string" ? typed : "" },
      { status: formStatus(request, status) },
    );
  const parsed = messageForms[intent].safeParse(fields);
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? "");
  const done = await context.attempt(() =>
    "answer" in parsed.data
      ? answerMessage(context.deps, { messageId, answer: parsed.data.answer, actorId: staff.userId })
      : markAnswered(context.deps, { messageId, reason: parsed.data.reason, actorId: staff.userId }),
  );
  if (!done.ok) return refuse(done.error.status, done.error.message);
  return redirect(withNotice(adminPaths.message(messageId), intent === "answer" ? "answered" : "noted"));
}

export default function MessagePage() {
  const { message, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const open = message.answeredAt === null;
  return (
    <>
      <PageHead title={`Message from ${message.name}`} lead={message.email} />
      <Card
        title={<LocalTime value={message.createdAt} />}
        aside={open && <Clock dueAt={message.dueAt} now={now} />}
      >
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
      </Card>
      <LinkButton to={adminPaths.incidentOf(message.id)} look="secondary" className="justify-self-start">
        Record an Incident From It
      </LinkButton>
      {message.answer && (
        <Card title="Our answer">
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message.answer}</p>
        </Card>
      )}
      {open ? <MessageForms email={message.email} answer={answer} /> : answer && <TooLate {...answer} />}
      {message.auditTrail.length > 0 && (
        <Card title="What was done">
          <AuditTrail lines={message.auditTrail} />
        </Card>
      )}
    </>
  );
}

export { AdminError as ErrorBoundary };
