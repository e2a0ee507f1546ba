import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { adminPaths } from "~/components/staff/admin-paths";
import { exportList } from "../../../../workers/domain/staff/content/export-list";
import { isMailingList } from "../../../../workers/domain/staff/schema";

/** Taking a list away is an action, so it is a post; who opens the address finds the button. */
export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return redirect(adminPaths.lists);
}

export async function action({ params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { list } = params;
  if (!isMailingList(list)) throw Response.json({ message: "Not found" }, { status: 404 });
  return context.download(await exportList(context.deps, { list, actorId: staff.userId }));
}
