import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import { signOut } from "../../../workers/domain/identity/session/sign-out";

export function loader() {
  return redirect(paths.login);
}

export async function action({ context }: ActionFunctionArgs) {
  const { sessionToken } = context.visitor;
  if (sessionToken) await signOut(context.deps, sessionToken);
  return redirect(paths.login, { headers: { "Set-Cookie": context.session.endedCookie() } });
}
