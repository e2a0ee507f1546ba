import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readNotification } from "../../../../workers/domain/notifications/read-notification";

/** A notification's link: marks it as read and goes on to its page, if the agent still sees that. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { notificationId = "" } = params;
  return redirect(await readNotification(context.deps, { agent, notificationId }));
}

export default function OpenNotification() {
  return null;
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
