import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import { TERMS_VERSION } from "../../../../workers/domain/billing/contract-terms";
import {
  START_MILLISECONDS,
  startGoogle,
  startLinking,
} from "../../../../workers/domain/identity/google/start-google";
import { unlinkGoogle } from "../../../../workers/domain/identity/google/unlink-google";
import { linkGoogleSchema, termsSchema } from "../../../../workers/domain/identity/schema";
import { safePath } from "../../../../workers/domain/identity/session/landing-path";
import { STATE_COOKIE } from "./state-cookie";

/** Off to Google, to sign in. A plain link leads here, so that no form has to be redirected to another site. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const start = await context.attempt(() =>
    startGoogle(context.deps, {
      userId: null,
      next: safePath(query.get("next"), paths.seekerDashboard),
      visitor: context.visitor,
      choosesAccount: query.has("choose"),
    }),
  );
  if (!start.ok) return redirect(`${paths.login}?error=${start.error.code}`);
  return leaveForGoogle(context, start.value);
}

/** Registers; links a Google account to the one that is signed in, or takes it away again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (new URL(request.url).searchParams.has("register")) return register(context, form);
  const user = await context.requireSeeker();
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

/** The only way on which a Google account that nobody knows makes an account: past the box with the terms. */
async function register(context: AppLoadContext, form: FormData): Promise<Response> {
  const next = safePath(String(form.get("next") ?? ""), paths.seekerDashboard);
  const refuse = (error: string) => redirect(`${paths.register}?${new URLSearchParams({ error, next })}`);
  if (!termsSchema.safeParse(form.get("terms")).success) return refuse("terms-missing");
  const { visitor } = context;
  const start = await context.attempt(() =>
    startGoogle(context.deps, { userId: null, next, visitor, termsVersion: TERMS_VERSION }),
  );
  return start.ok ? leaveForGoogle(context, start.value) : refuse(start.error.code);
}

/** The cookie keeps the state until the browser comes back. */
function leaveForGoogle(context: AppLoadContext, { url, state }: { url: string; state: string }): Response {
  const cookie = context.cookies.lasting(STATE_COOKIE, state, context.deps.now() + START_MILLISECONDS);
  return redirect(url, { headers: { "Set-Cookie": cookie } });
}
