import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { type ApplicationAnswer, ApplicationForm } from "~/components/seeker/applications/application-form";
import { ApplicationLinks } from "~/components/seeker/applications/application-links";
import { searchWith } from "~/components/seeker/applications/applications-search";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { deleteApplication } from "../../../../workers/domain/applications/delete-application";
import { getApplication } from "../../../../workers/domain/applications/get-application";
import { saveApplication } from "../../../../workers/domain/applications/save-application";
import { applicationSchema } from "../../../../workers/domain/applications/schema";
import { countWork } from "../../../../workers/domain/identity/work-throttle";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.application.jobTitle ?? "Application"} | Plumbline` },
];

/** What the panel says when it is opened by "Track this job". */
const NOTICES: Record<string, string> = {
  tracked: "This job is among your applications now.",
  known: "You track this job already.",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const word = new URL(request.url).searchParams.get("notice") ?? "";
  return {
    application: await getApplication(context.deps, { userId, applicationId: params.applicationId ?? "" }),
    notice: (Object.hasOwn(NOTICES, word) && NOTICES[word]) || null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { deps } = context;
  const { userId } = await context.requireSeeker();
  const own = { userId, applicationId: params.applicationId ?? "" };
  const { search } = new URL(request.url);
  const back = (notice: string) =>
    replace(paths.applications + searchWith(search, { notice, of: own.applicationId }));
  const form = await request.formData();
  if (form.get("intent") === "delete") {
    await countWork(deps, { work: "tracking", userId });
    await deleteApplication(deps, own);
    throw back("deleted");
  }
  await getApplication(deps, own);
  const submission = parseWithZod(form, { schema: applicationSchema });
  const opened = Number(form.get("expected"));
  const refuse = (status: number, answer: Pick<ApplicationAnswer, "result" | "saved">) =>
    data<ApplicationAnswer>({ ...answer, expected: opened }, { status: formStatus(request, status) });
  if (submission.status !== "success") return refuse(400, { result: submission.reply(), saved: null });
  const expected = Number(form.get("overwrite") ?? opened);
  const saved = await context.attempt(async () => {
    await countWork(deps, { work: "tracking", userId });
    await saveApplication(deps, { ...own, form: submission.value, expected });
  });
  if (saved.ok) throw back("saved");
  const { code, message, status } = saved.error;
  const meanwhile = code === "application-changed" ? await getApplication(deps, own) : null;
  return refuse(status, {
    result: submission.reply({ formErrors: [message] }),
    saved: meanwhile && { updatedAt: meanwhile.updatedAt, notes: meanwhile.notes },
  });
}

export default function Application() {
  const { application, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formMethod, formData } = useNavigation();
  const isDeleting = formData?.get("intent") === "delete";
  return (
    <RouteDialog
      title={application.jobTitle}
      shape="side"
      closeTo={useList()}
      busy={formMethod === "POST"}
      header={<ApplicationLinks application={application} />}
    >
      <div className="grid gap-4">
        {notice && !answer && <Banner kind="success">{notice}</Banner>}
        <ApplicationForm key={application.id} application={application} answer={answer} />
        <Form method="post" preventScrollReset className="border-t border-line pt-4">
          <input type="hidden" name="intent" value="delete" />
          <Button look="quiet" size="small" busy={isDeleting} className="-ml-3 text-poor">
            {isDeleting ? "Deleting..." : "Delete This Application"}
          </Button>
        </Form>
      </div>
    </RouteDialog>
  );
}

/** The page as it stood when the application was opened. */
function useList(): string {
  return paths.applications + searchWith(useLocation().search);
}

export function ErrorBoundary() {
  return <DialogError closeTo={useList()} />;
}
