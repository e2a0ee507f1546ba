import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import { linkGoogleSchema } from "../../../../workers/domain/identity/schema";

/** Off to Google, to sign in. A plain link leads here, so that no form has to be redirected to another site. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get("next");
  const start = await context.attempt(() => context.google.start(next));
  if (!start.ok) return redirect(`${paths.login}?error=${start.error.code}`);
  return redirect(start.value.url, { headers: { "Set-Cookie": start.value.setCookie } });
}

/** Links a Google account to the one that is signed in, or takes it away again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const form = await request.formData();
  if (form.get("intent") === "unlink") {
    const unlinked = await context.attempt(() => context.google.unlink(user.userId));
    return redirect(`${paths.settings}?${unlinked.ok ? "google=unlinked" : `error=${unlinked.error.code}`}`);
  }
  const next = `${paths.settings}?google=linked`;
  const { password = "" } = linkGoogleSchema.safeParse(Object.fromEntries(form)).data ?? {};
  const start = await context.attempt(() => context.google.link(user, { password, next }));
  if (!start.ok) return redirect(`${paths.settings}?error=${start.error.code}`);
  return redirect(start.value.url, { headers: { "Set-Cookie": start.value.setCookie } });
}
