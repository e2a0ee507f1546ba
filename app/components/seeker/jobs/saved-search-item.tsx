import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { Field, inputClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import type { SavedSearch } from "../../../../workers/domain/jobs/saved/list-saved-searches";
import { filterWords } from "./job-words";

export function SavedSearchItem({ search }: { search: SavedSearch }) {
  const { id, name, resumeId, resumeName, position, location, filter, nextCheckAt, lastMailAt } = search;
  const words = [`${position} in ${location}`, ...filterWords(filter)].join(" · ");
  const isOn = nextCheckAt !== null;
  const open = `${paths.jobsOf(resumeId)}&${new URLSearchParams({ ...filter, saved: id })}`;
  return (
    <article className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <h2 className="text-xl">
          <Link to={open} className="text-link">
            {name}
          </Link>
        </h2>
        {words !== name && <p>{words}</p>}
        <p className="text-sm text-soft">
          With {resumeName} · {lastMailAt ? "Last mail " : "No mail yet"}
          {lastMailAt && <LocalDate value={lastMailAt} />}
        </p>
        <p>{isOn ? <Badge tone="good">Mails new jobs</Badge> : <Badge>Stopped</Badge>}</p>
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="search" value={id} />
        <div className="min-w-0 grow basis-64">
          <Field label="Name" htmlFor={`name-${id}`}>
            <input
              key={name}
              id={`name-${id}`}
              name="name"
              defaultValue={name}
              maxLength={100}
              autoComplete="off"
              className={inputClass}
            />
          </Field>
        </div>
        <Button look="secondary" name="intent" value="rename" aria-label={`Rename: ${name}`}>
          Rename
        </Button>
        <Button
          look="secondary"
          name="intent"
          value={isOn ? "stop" : "start"}
          aria-label={`${isOn ? "Stop mails" : "Start mails"}: ${name}`}
        >
          {isOn ? "Stop Mails" : "Start Mails"}
        </Button>
        <Button look="secondary" name="intent" value="delete" aria-label={`Delete: ${name}`}>
          Delete
        </Button>
      </Form>
    </article>
  );
}
