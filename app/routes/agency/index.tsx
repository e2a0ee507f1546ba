import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";

/** The portal's own address leads to its first page. */
export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireAgent();
  return redirect(paths.agentDashboard);
}
