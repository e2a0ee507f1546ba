import { exports } from "cloudflare:workers";
import { sessions } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { type SessionKind, sessionEnd } from "../../../workers/domain/identity/session/session-life";
import { hashSessionToken, newSessionToken } from "../../../workers/domain/identity/session/session-token";

export const ORIGIN = "http://localhost:8787";

/** A session of another kind than the user's is corrected on their first visit. */
export async function sessionOf(deps: Deps, userId: string, kind: SessionKind = "seeker"): Promise<string> {
  const token = newSessionToken();
  const expiresAt = sessionEnd(kind, { createdAt: deps.now(), time: deps.now() });
  await deps.db.shared.insert(sessions).values({ userId, tokenHash: hashSessionToken(token), expiresAt });
  return `__Host-plumbline_session=${token}`;
}

/** Same-origin; redirects are not followed. */
export async function visit(
  path: string,
  options: { cookie?: string; method?: string; body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { cookie, method = "GET", body, headers } = options;
  const worker = (exports as unknown as { default: Fetcher }).default;
  return worker.fetch(ORIGIN + path, {
    method,
    body,
    redirect: "manual",
    headers: {
      host: new URL(ORIGIN).host,
      ...(cookie ? { cookie } : {}),
      ...(method === "GET" ? {} : { origin: ORIGIN }),
      ...headers,
    },
  });
}

export function filesForm(files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) form.append("resumes", new File([bytes], name));
  return form;
}
