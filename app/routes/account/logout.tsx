import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";

export function loader() {
  return redirect(paths.login);
}

export async function action({ context }: ActionFunctionArgs) {
  const { setCookie } = await context.signOut();
  return redirect(paths.login, { headers: { "Set-Cookie": setCookie } });
}
