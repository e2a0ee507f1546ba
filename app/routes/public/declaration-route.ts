import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import {
  type DeclaredForm,
  declarePublicly,
} from "../../../workers/domain/billing/declarations/declare-publicly";
import type { SignedInUser } from "../../../workers/domain/identity/session/signed-in-user";

type Receipt = Awaited<ReturnType<typeof declarePublicly>>;
type Context = LoaderFunctionArgs["context"];

/** What the page of a declaration knows of its reader, and the question that strangers are asked. */
export function declarant(context: Context, user: SignedInUser | null) {
  return {
    formId: crypto.randomUUID(),
    person: user && { name: user.fullName, email: user.email },
    humanCheck: user ? null : context.humanCheck(),
  };
}

/**
 * @param ofOwn declares it about the signed-in person's own contract, which the form names: takes effect at once
 * @param ofAnyone what is declared where it names none: looked into
 */
export async function takeDeclaration<Form extends { own: string }>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  {
    schema,
    ofOwn,
    ofAnyone,
  }: {
    schema: z.ZodType<Form>;
    ofOwn: (user: SignedInUser, form: Form) => Promise<Receipt>;
    ofAnyone: (form: Form) => DeclaredForm;
  },
) {
  const fields = await request.formData();
  const submission = parseWithZod(fields, { schema });
  if (submission.status !== "success")
    return data({ reply: submission.reply(), receipt: null }, { status: formStatus(request, 400) });
  const { value } = submission;
  const user = await context.user();
  const attempt = await context.attempt(async () => {
    await context.enforceRateLimit("declaration");
    if (user && value.own) return ofOwn(user, value);
    const proof = user ? null : humanProofOf(fields);
    const { ipAddress } = context.visitor;
    return declarePublicly(context.deps, { ...ofAnyone(value), proof, ipAddress });
  });
  if (attempt.ok) return data({ reply: null, receipt: attempt.value });
  const { message, status } = attempt.error;
  const reply = submission.reply({ formErrors: [message] });
  return data({ reply, receipt: null }, { status: formStatus(request, status) });
}
