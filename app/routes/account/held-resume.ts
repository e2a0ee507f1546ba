import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import { dropHeldResume } from "../../../workers/domain/resumes/held/drop-held-resume";
import { findHeldResume } from "../../../workers/domain/resumes/held/find-held-resume";
import { takeHeldResume } from "../../../workers/domain/resumes/held/take-held-resume";

export type HeldView = { name: string; size: number };

/** The file that waits for this browser, or for this account. */
export async function heldView(
  { deps, held }: AppLoadContext,
  userId: string | null = null,
): Promise<HeldView | null> {
  const found = await findHeldResume(deps, { token: held.token, userId });
  return found && { name: found.name, size: found.fileSize };
}

/** Back to a page, without the file. */
export async function dropHeld(
  { deps, held }: AppLoadContext,
  { userId, to }: { userId: string | null; to: string },
) {
  await dropHeldResume(deps, { token: held.token, userId });
  return redirect(to, { headers: { "Set-Cookie": held.endedCookie() } });
}

export type Landing = { to: string; cookies: [string, string][] };

/**
 * Where a new account lands: at an analysis of the file that waited for it, which shows what was read of it;
 * where it can't be read yet, at their résumés, which say so.
 */
export async function landWithHeld(
  context: AppLoadContext,
  input: { user: { userId: string; emailVerified: boolean }; token: string | null; otherwise: string },
): Promise<Landing> {
  const { user, token, otherwise } = input;
  const attempt = await context.attempt(() => takeHeldResume(context.deps, { user, token }));
  if (!attempt.ok) return { to: paths.myResumes, cookies: [] };
  const taken = attempt.value;
  if (!taken) return { to: otherwise, cookies: [] };
  if (taken.state === "accepted") await context.noteUpload(user, [{ isNew: true }]);
  const to = taken.state === "accepted" ? paths.newAnalysisOf(taken.resumeId) : paths.myResumes;
  return { to, cookies: token ? [["Set-Cookie", context.held.endedCookie()]] : [] };
}
