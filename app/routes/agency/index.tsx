import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireAgent();
  return redirect(paths.agentDashboard);
}
