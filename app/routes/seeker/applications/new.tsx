import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLocation, useNavigation } from "@remix-run/react";
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { DialogError } from "~/components/layout/dialog-error";
import { searchWith } from "~/components/seeker/applications/applications-search";
import { JobFields } from "~/components/seeker/applications/job-fields";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { addApplication } from "../../../../workers/domain/applications/add-application";
import { newApplicationSchema } from "../../../../workers/domain/applications/schema";
import { countWork } from "../../../../workers/domain/identity/work-throttle";

export const meta: MetaFunction = () => [{ title: "Add a job | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireSeeker();
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const submission = parseWithZod(await request.formData(), { schema: newApplicationSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: formStatus(request, 400) });
  const added = await context.attempt(async () => {
    await countWork(context.deps, { work: "tracking", userId });
    return addApplication(context.deps, { userId, form: submission.value });
  });
  if (!added.ok) {
    const { message, status } = added.error;
    return data(submission.reply({ formErrors: [message] }), { status: formStatus(request, status) });
  }
  const notice = { notice: "added", of: added.value };
  throw replace(paths.applications + searchWith(new URL(request.url).search, notice));
}

export default function AddJob() {
  const [form, fields] = useForm({
    id: "new-application",
    lastResult: useActionData<typeof action>(),
    defaultValue: { jobTitle: "", employer: "", jobUrl: "", place: "" },
    onValidate: useValidation(() =>
      import("../../../../workers/domain/applications/schema").then((m) => m.newApplicationSchema),
    ),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onBlur",
  });
  const busy = useNavigation().formMethod === "POST";
  const closeTo = useList();
  return (
    <RouteDialog title="Add a job" closeTo={closeTo} busy={busy}>
      <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4">
        <FormError form={form} />
        <JobFields fields={fields} />
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button busy={busy}>{busy ? "Adding..." : "Add Job"}</Button>
        </div>
      </Form>
    </RouteDialog>
  );
}

function useList(): string {
  return paths.applications + searchWith(useLocation().search);
}

export function ErrorBoundary() {
  return <DialogError closeTo={useList()} />;
}
