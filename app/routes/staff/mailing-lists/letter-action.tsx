import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { listNames } from "~/components/staff/list-names";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { getLetter } from "../../../../workers/domain/staff/letters/get-letter";
import { deleteLetter } from "../../../../workers/domain/staff/letters/save-letter";
import { countReaders, sendLetter } from "../../../../workers/domain/staff/letters/send-letter";
import { optionalReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Letter | Plumbline" }];

function actionOf(params: { action?: string }): "send" | "delete" {
  const { action: name } = params;
  if (name === "send" || name === "delete") return name;
  throw Response.json({ message: "Not found" }, { status: 404 });
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { letterId = "" } = params;
  const { id, subject, list } = await getLetter(context.deps, { letterId });
  return {
    id,
    subject,
    list,
    asked: actionOf(params),
    readers: await countReaders(context.deps, { letterId }),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId: actorId } = await context.requireStaff();
  const { letterId = "" } = params;
  const asked = actionOf(params);
  const expected = Number(new URL(request.url).searchParams.get("as"));
  return actWithReason(
    { request, context },
    {
      schema: optionalReason,
      act: (reason) =>
        asked === "send"
          ? sendLetter(context.deps, { letterId, expected, reason, actorId })
          : deleteLetter(context.deps, { letterId, reason, actorId }),
      doneTo:
        asked === "send"
          ? withNotice(adminPaths.letter(letterId), "letter-sent")
          : withNotice(adminPaths.lists, "letter-deleted"),
    },
  );
}

export default function LetterAction() {
  const { id, subject, list, asked, readers } = useLoaderData<typeof loader>();
  const isSend = asked === "send";
  const addresses = readers === 1 ? "1 address" : `${readers} addresses`;
  return (
    <ReasonDialog
      title={isSend ? "Send this letter?" : "Delete this letter?"}
      closeTo={adminPaths.letter(id)}
      button={isSend ? "Send" : "Delete"}
      danger={!isSend}
      answer={useActionData<typeof action>()}
    >
      <p>
        {isSend
          ? `“${subject}” goes to the ${addresses} confirmed for the list “${listNames[list]}”, once. It can't be changed or called back then.`
          : `“${subject}” will be gone for good. It hasn't been sent.`}
      </p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
