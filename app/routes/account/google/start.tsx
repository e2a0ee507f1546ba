import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import {
  START_MILLISECONDS,
  startGoogle,
  startLinking,
} from "../../../../workers/domain/identity/google/start-google";
import { unlinkGoogle } from "../../../../workers/domain/identity/google/unlink-google";
import { linkGoogleSchema } from "../../../../workers/domain/identity/schema";
import { safePath } from "../../../../workers/domain/identity/session/landing-path";
import { STATE_COOKIE } from "./state-cookie";

/** Off to Google, to sign in. A plain link leads here, so that no form has to be redirected to another site. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get("next");
  const start = await context.attempt(() =>
    startGoogle(context.deps, {
      userId: null,
      next: safePath(next, paths.seekerDashboard),
      visitor: context.visitor,
    }),
  );
  if (!start.ok) return redirect(`${paths.login}?error=${start.error.code}`);
  return leaveForGoogle(context, start.value);
}

/** Links a Google account to the one that is signed in, or takes it away again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const form = await request.formData();
  if (form.get("intent") === "unlink") {
    const unlinked = await context.attempt(() => unlinkGoogle(context.deps, user.userId));
    return redirect(`${paths.settings}?${unlinked.ok ? "google=unlinked" : `error=${unlinked.error.code}`}`);
  }
  const next = `${paths.settings}?google=linked`;
  const { password = "" } = linkGoogleSchema.safeParse(Object.fromEntries(form)).data ?? {};
  const start = await context.attempt(() =>
    startLinking(context.deps, { user, password, next, visitor: context.visitor }),
  );
  if (!start.ok) return redirect(`${paths.settings}?error=${start.error.code}`);
  return leaveForGoogle(context, start.value);
}

/** The cookie keeps the state until the browser comes back. */
function leaveForGoogle(context: AppLoadContext, { url, state }: { url: string; state: string }): Response {
  const cookie = context.cookies.lasting(STATE_COOKIE, state, context.deps.now() + START_MILLISECONDS);
  return redirect(url, { headers: { "Set-Cookie": cookie } });
}
