import { data, redirect } from "@remix-run/cloudflare";
import type { KeyAnswer } from "~/components/keys/keys-page";
import { formStatus } from "~/lib/forms/form-status";
import { AppError } from "../../../workers/domain/errors";
import { requireVerified } from "../../../workers/domain/identity/require-verified";
import { countWork } from "../../../workers/domain/identity/work-throttle";
import { createKey, revokeKey, rotateKey } from "../../../workers/domain/programs/keys/change-keys";
import type { KeyOwner } from "../../../workers/domain/programs/keys/key-owner";
import { scopesFor } from "../../../workers/domain/programs/keys/key-scopes";
import { listKeys } from "../../../workers/domain/programs/keys/list-keys";
import { keyFormSchema } from "../../../workers/domain/programs/keys/schema";
import type { RouteContext } from "../../../workers/http/route-context";

const REVOKED = "The key is revoked: it is refused from now on.";

export async function readKeys(context: RouteContext, owner: KeyOwner, request: Request) {
  return {
    keys: await listKeys(context.deps, owner),
    scopes: Object.entries(scopesFor(owner)),
    notice: new URL(request.url).searchParams.get("done") === "revoked" ? REVOKED : null,
  };
}

/** What the page's forms do. A new key is in the answer itself, so that no address and no log has it. */
export async function changeKeys(
  context: RouteContext,
  { owner, request, path }: { owner: KeyOwner & { emailVerified: boolean }; request: Request; path: string },
) {
  const { deps } = context;
  const form = await request.formData();
  const keyId = String(form.get("key") ?? "");
  if (form.get("intent") !== "revoke") await context.requireFreshStep(path);
  const done = await context.attempt(async () => {
    if (form.get("intent") === "revoke") {
      await revokeKey(deps, { owner, keyId });
      return null;
    }
    requireVerified(owner);
    await countWork(deps, { work: "token", userId: owner.userId });
    if (form.get("intent") === "rotate") return rotateKey(deps, { owner, keyId });
    const read = keyFormSchema(scopesFor(owner)).safeParse({
      name: form.get("name"),
      scopes: form.getAll("scope"),
      days: form.get("days"),
    });
    if (!read.success) throw new AppError("invalid-input", { message: read.error.issues[0]?.message });
    return createKey(deps, { owner, form: read.data });
  });
  if (done.ok && done.value === null) return redirect(`${path}?done=revoked`, 303);
  const answer: KeyAnswer = done.ok
    ? done.value
      ? { made: done.value }
      : undefined
    : { error: done.error.message };
  const status = done.ok ? 200 : formStatus(request, done.error.status);
  return data(answer, { status, headers: { "Cache-Control": "no-store" } });
}
