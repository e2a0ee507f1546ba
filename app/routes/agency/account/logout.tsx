import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";

export function loader() {
  return redirect(paths.agentLogin);
}

export async function action({ context }: ActionFunctionArgs) {
  const { setCookie } = await context.signOut();
  return redirect(paths.agentLogin, { headers: { "Set-Cookie": setCookie } });
}
