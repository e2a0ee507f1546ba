import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { changeBoard } from "../../../../workers/domain/staff/boards/change-board";
import { readListQuery } from "../../../../workers/domain/staff/schema";

/** The buttons stand in the list. */
export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return redirect(adminPaths.boards());
}

/** Stops a board, or has it read again, and leads back to where the list was. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const form = await request.formData();
  const change = form.get("change") === "start" ? "start" : "stop";
  const { boardId = "" } = params;
  await changeBoard(context.deps, { boardId, change, actorId: staff.userId });
  const url = new URL(`/admin/boards${String(form.get("back") ?? "")}`, request.url).href;
  const { q, state, after } = readListQuery("boards", { url });
  const to = `/admin/boards?${new URLSearchParams({ q, state, ...(after && { after }) })}`;
  return redirect(withNotice(to, change === "stop" ? "board-stopped" : "board-started"), 303);
}

export { AdminError as ErrorBoundary } from "~/components/staff/admin-error";
