import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { agencyPaths } from "~/lib/agency-paths";
import { findApplicant } from "../../../../workers/domain/applicants/get-applicant";

export type NoteAnswer = { ok: true; told: string[] } | { ok: false; message: string };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const { id } = await findApplicant(context.deps, { agent, threadId, applicantId });
  return redirect(agencyPaths.applicant(threadId, id));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const form = await request.formData();
  const { addNote } = await import("../../../../workers/domain/decisions/add-note");
  const body = String(form.get("body") ?? "");
  const work = () => addNote(context.deps, { agent, threadId, applicantId, body });
  if (form.has("stay")) {
    const done = await context.attempt(work);
    const answer: NoteAnswer = done.ok
      ? { ok: true, told: done.value.told }
      : { ok: false, message: done.error.message };
    return answer;
  }
  await work();
  return redirect(agencyPaths.applicant(threadId, applicantId) + new URL(request.url).search);
}
