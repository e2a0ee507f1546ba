import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { LetterForm } from "~/components/staff/letters/letter-form";
import { readLetter } from "~/components/staff/letters/read-letter";
import { PageHead } from "~/components/staff/page-head";
import { formStatus } from "~/lib/forms/form-status";
import { previewLetter } from "../../../../workers/domain/staff/letters/preview-letter";
import { createLetter } from "../../../../workers/domain/staff/letters/save-letter";

export const meta: MetaFunction = () => [{ title: "New letter | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const read = readLetter(await request.formData(), (letter) => previewLetter(context.deps, letter));
  if (!read.save) return data(read.answer, { status: formStatus(request, read.status) });
  const letterId = await createLetter(context.deps, { form: read.save, actorId: staff.userId });
  return redirect(withNotice(adminPaths.letter(letterId), "saved"));
}

export default function NewLetter() {
  return (
    <>
      <PageHead title="New letter" lead="It stays a draft until you send it to its list." />
      <LetterForm draft={{}} expected={null} answer={useActionData<typeof action>()} />
    </>
  );
}

export { AdminError as ErrorBoundary };
