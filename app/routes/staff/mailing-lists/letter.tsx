import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { MailFrame } from "~/components/mail/mail-frame";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { AuditTrail } from "~/components/staff/audit-trail";
import { LetterForm } from "~/components/staff/letters/letter-form";
import { letterStates } from "~/components/staff/letters/letter-states";
import { readLetter } from "~/components/staff/letters/read-letter";
import { listNames } from "~/components/staff/list-names";
import { Facts } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formStatus } from "~/lib/forms/form-status";
import { useNonce } from "~/lib/nonce";
import { getLetterPage } from "../../../../workers/domain/staff/letters/get-letter";
import { previewLetter } from "../../../../workers/domain/staff/letters/preview-letter";
import { changeLetter } from "../../../../workers/domain/staff/letters/save-letter";
import { testLetter } from "../../../../workers/domain/staff/letters/send-letter";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.letter.subject ?? "Letter"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const page = await getLetterPage(context.deps, { letterId: params.letterId ?? "" });
  return { ...page, html: page.letter.status === "draft" ? null : previewLetter(context.deps, page.letter) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId, email } = await context.requireStaff();
  const letterId = params.letterId ?? "";
  const form = await request.formData();
  if (form.get("intent") === "test") {
    await testLetter(context.deps, { letterId, email, userId });
    return redirect(withNotice(adminPaths.letter(letterId), "letter-tested"));
  }
  const read = readLetter(form, (letter) => previewLetter(context.deps, letter));
  if (!read.save) return data(read.answer, { status: formStatus(request, read.status) });
  const { save } = read;
  const expected = Number(form.get("expected"));
  const saved = await context.attempt(() =>
    changeLetter(context.deps, { letterId, form: save, expected, actorId: userId }),
  );
  if (saved.ok) return redirect(withNotice(adminPaths.letter(letterId), "saved"));
  const { status, message } = saved.error;
  return data(read.refuse(message), { status: formStatus(request, status) });
}

export default function EditLetter() {
  const { letter, auditTrail, html } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const serverNonce = useNonce();
  const { id, list, subject, status, updatedAt, written, sent, bounced, departed } = letter;
  return (
    <>
      <PageHead title={subject} lead={`${letterStates[status]}, ${listNames[list]}`}>
        <Form method="post">
          <Button name="intent" value="test" look="secondary">
            Mail me a test
          </Button>
        </Form>
        {status === "draft" && (
          <>
            <LinkButton to={adminPaths.sendLetter(id, updatedAt)} preventScrollReset>
              Send
            </LinkButton>
            <LinkButton to={adminPaths.deleteLetter(id)} look="secondary" preventScrollReset>
              Delete
            </LinkButton>
          </>
        )}
      </PageHead>
      {html === null ? (
        <LetterForm key={updatedAt} draft={letter} expected={updatedAt} answer={answer} />
      ) : (
        <>
          <Card title="What became of it">
            <Facts
              facts={[
                ["Written", written],
                ["Sent", sent],
                ["Bounced: refused, or given up after a day", bounced],
                ["Left the list by its link", departed],
              ]}
            />
          </Card>
          <MailFrame html={html} title="The letter as a mail" serverNonce={serverNonce} />
        </>
      )}
      <Card title="What was done">
        <AuditTrail lines={auditTrail} />
      </Card>
      <Outlet />
    </>
  );
}

export { AdminError as ErrorBoundary };
