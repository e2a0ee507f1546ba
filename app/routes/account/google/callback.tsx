import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import { finishGoogle } from "../../../../workers/domain/identity/google/finish-google";
import { landWithHeld } from "../held-resume";
import { STATE_COOKIE } from "./state-cookie";

/** Google sends the browser back here, with a code or with a refusal. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, visitor, cookies, session } = context;
  const result = await finishGoogle(deps, {
    callbackUrl: new URL(request.url),
    state: cookies.read(STATE_COOKIE),
    user: await context.user(),
    visitor,
  });
  const headers = new Headers({ "Set-Cookie": cookies.ended(STATE_COOKIE) });
  if (result.ok && result.session)
    headers.append("Set-Cookie", session.cookie(result.session.token, result.session.expiresAt));
  if (result.ok) {
    if (result.isNew) await noteGoogleStart(context);
    if (!result.session || !result.isRegistration) return redirect(result.next, { headers });
    // Only from the page that shows the file: on a shared computer it may be another person's.
    const { to, cookies: gone } = await landWithHeld(context, {
      user: { userId: result.session.userId, emailVerified: true },
      token: context.held.token,
      otherwise: result.next,
    });
    for (const cookie of gone) headers.append(...cookie);
    return redirect(to, { headers });
  }
  const page = result.linking
    ? paths.settings
    : result.code === "google-unknown"
      ? paths.register
      : paths.login;
  const query = new URLSearchParams({ error: result.code });
  if (!result.linking && result.next !== paths.seekerDashboard) query.set("next", result.next);
  return redirect(`${page}?${query}`, { headers });
}

/** Google has confirmed the address already. */
async function noteGoogleStart({ noteStep }: AppLoadContext) {
  await noteStep("registered");
  await noteStep("verified");
}
