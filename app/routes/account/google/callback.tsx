import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";

/** Google sends the browser back here, with a code or with a refusal. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { result, cookies } = await context.google.finish(request);
  const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  if (result.ok) return redirect(result.next, { headers });
  const page = result.linking ? paths.settings : paths.login;
  const query = new URLSearchParams({ error: result.code });
  if (!result.linking && result.next !== paths.seekerDashboard) query.set("next", result.next);
  return redirect(`${page}?${query}`, { headers });
}
