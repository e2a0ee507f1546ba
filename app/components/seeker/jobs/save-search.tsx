import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** Keeps the search that is shown, with its filters: `search` is the page's own query. */
export function SaveSearch({ resumeId, search }: { resumeId: string; search: string }) {
  return (
    <Form method="post" action={paths.jobs + search} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="resume" value={resumeId} />
      <Button look="secondary" size="small" name="intent" value="save">
        Save This Search
      </Button>
      <span className="text-sm text-soft">New jobs by mail, once a day at most.</span>
    </Form>
  );
}
