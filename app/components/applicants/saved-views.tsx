import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import type { SavedView } from "../../../workers/domain/applicants/views/list-views";
import { MAX_VIEW_NAME } from "../../../workers/domain/applicants/views/view-limits";

type FormProps = { action: string; busy: boolean };

/** The company's views: links to what they show, and forms for who may change them. */
export function SavedViews({
  threadId,
  views,
  unsaved,
  ...form
}: FormProps & {
  threadId: string;
  views: SavedView[];
  /** the name that was refused for one of them */
  unsaved: { viewId: string; name: string } | null;
}) {
  if (views.length === 0) return <p className="text-soft">Your company has no saved views yet.</p>;
  return (
    <ul aria-label="Your company’s views" className="divide-y divide-line border-y border-line">
      {views.map((view) => (
        <li key={view.id} className="py-2">
          <Link
            to={agencyPaths.thread(threadId) + view.search}
            preventScrollReset
            discover="none"
            className="text-link inline-block py-1 [overflow-wrap:anywhere]"
          >
            {view.name}
          </Link>
          <p className="text-sm text-soft [overflow-wrap:anywhere]">
            {view.madeBy ?? "A former colleague"}, <LocalDate value={view.createdAt} />
          </p>
          {view.canChange && (
            // A new one after a change: closed.
            <ChangeView
              key={view.name}
              {...form}
              view={view}
              unsaved={unsaved?.viewId === view.id ? unsaved.name : null}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangeView({
  view,
  unsaved,
  action,
  busy,
}: FormProps & { view: SavedView; unsaved: string | null }) {
  return (
    <details open={unsaved !== null}>
      <summary className="text-link inline-block cursor-pointer py-1 text-sm">
        Rename or delete<span className="sr-only"> {view.name}</span>
      </summary>
      <Form method="post" action={action} preventScrollReset className="mt-1 flex flex-wrap gap-2 pb-1">
        <input type="hidden" name="view" value={view.id} />
        <input
          name="name"
          required
          maxLength={MAX_VIEW_NAME}
          defaultValue={unsaved ?? view.name}
          aria-label={`New name of ${view.name}`}
          className={`${smallInputClass} min-w-0 flex-1 basis-40`}
        />
        <Button name="intent" value="rename" look="secondary" size="small" busy={busy}>
          Rename
        </Button>
        <Button name="intent" value="delete" look="quiet" size="small" busy={busy} formNoValidate>
          Delete for Everyone
        </Button>
      </Form>
    </details>
  );
}

export function SaveView({ action, busy, name }: FormProps & { name: string | undefined }) {
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="save" />
      <Field label="Save what the table shows now" htmlFor="view-name">
        <input
          id="view-name"
          name="name"
          required
          maxLength={MAX_VIEW_NAME}
          defaultValue={name}
          placeholder="Name of the view"
          aria-describedby="view-kept"
          className={smallInputClass}
        />
      </Field>
      <p id="view-kept" className="text-sm text-soft">
        Your colleagues can open it in every job thread. It keeps the filters, the order and the columns, not
        a search for a name or email.
      </p>
      <Button busy={busy} className="justify-self-start">
        Save View
      </Button>
    </Form>
  );
}
