import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { listSearch } from "~/components/seeker/resumes/list-search";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { MAX_RESUME_NAME } from "../../../../workers/domain/resumes/files/resume-files";
import { getResume } from "../../../../workers/domain/resumes/get-resume";
import { renameResume } from "../../../../workers/domain/resumes/rename-resume";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { name } = await getResume(context.deps, { userId, resumeId: params.resumeId ?? "" });
  return { name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { resumeId = "" } = params;
  const name = String((await request.formData()).get("name") ?? "");
  const renamed = await context.attempt(() => renameResume(context.deps, { userId, resumeId, name }));
  if (!renamed.ok) {
    return data({ name, error: renamed.error.message }, formStatus(request, renamed.error.status));
  }
  const search = new URLSearchParams(listSearch(new URL(request.url).search));
  search.set("notice", "renamed");
  throw replace(`${paths.myResumes}?${search}`);
}

export default function RenameResume() {
  const { name } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = useList();
  return (
    <RouteDialog title="Rename this résumé" closeTo={closeTo} busy={busy}>
      <Form method="post" preventScrollReset className="grid gap-5">
        <Field label="Name" htmlFor="resume-name" error={failed?.error} errorId="resume-name-error">
          <input
            id="resume-name"
            name="name"
            defaultValue={failed?.name ?? name}
            required
            maxLength={MAX_RESUME_NAME}
            aria-invalid={failed ? true : undefined}
            aria-describedby={failed ? "resume-name-error" : undefined}
            className={inputClass}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button busy={busy}>{busy ? "Saving..." : "Save"}</Button>
        </div>
      </Form>
    </RouteDialog>
  );
}

function useList(): string {
  return paths.myResumes + listSearch(useLocation().search);
}

export function ErrorBoundary() {
  return <DialogError closeTo={useList()} />;
}
