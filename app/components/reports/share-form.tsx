import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { Field, smallInputClass, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { Shortlisted } from "../../../workers/domain/reports/list-shortlisted";
import {
  MAX_NAME,
  MAX_REPORT_COMMENT,
  OPEN_DAYS,
  USUAL_OPEN_DAYS,
} from "../../../workers/domain/reports/report-limits";
import { SaidFields } from "./said-fields";
import { ShortlistRow } from "./shortlist-row";

/** Who is shown, in which order, with which words; first whose consent is there. */
export function ShareForm({
  people,
  title,
  clientName,
  today,
}: {
  people: Shortlisted[];
  title: string;
  clientName: string;
  today: string;
}) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const sent = useNavigation().formData?.get("intent");
  const chosen = people.filter(({ id, isRead }) => isRead && !left.has(id));
  const untold = chosen.filter(({ isTold }) => !isTold);
  const missing = chosen.filter(({ consent }) => consent?.kind !== "given").length;
  function choose(id: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }
  return (
    <>
      {people.map(({ id }) => (
        <Form key={id} method="post" id={`said-${id}`} preventScrollReset className="hidden" />
      ))}
      <Form method="post" id="share" preventScrollReset className="grid gap-6">
        {/* Enter in a field does what is safest. */}
        <button type="submit" name="intent" value="preview" hidden tabIndex={-1} aria-hidden="true" />
        <section aria-labelledby="people" className="grid gap-3">
          <h2 id="people" className="text-lg">
            Who{" "}
            <span className="text-sm text-soft tabular-nums">
              {chosen.length} of {people.length} chosen, in the order of their numbers
            </span>
          </h2>
          <ul className="rounded-lg border border-line bg-surface">
            {people.map((person, index) => (
              <ShortlistRow
                key={person.id}
                person={person}
                place={index + 1}
                today={today}
                isChosen={person.isRead && !left.has(person.id)}
                onChoose={(isChosen) => choose(person.id, isChosen)}
              />
            ))}
          </ul>
          {untold.length > 0 && (
            <Banner kind="info">
              <strong>{counted(untold.length, "person hasn’t", "people haven’t")} been told yet</strong> that
              you hold their résumé: {untold.map(({ name }) => name).join(", ")}. Nobody is shown before.{" "}
              <Link to={agencyPaths.notices} className="text-link">
                Tell them in Notices
              </Link>
            </Banner>
          )}
          {missing > 0 && (
            <fieldset className="grid gap-3 rounded-lg border border-moderate/50 bg-moderate-soft p-4">
              <legend className="sr-only">Record consent</legend>
              <p className="text-ui text-moderate">
                <strong>{counted(missing, "person has", "people have")} no recorded consent</strong> to be
                represented. Nobody is shown without it. If they all told you in the same way, record it once:
              </p>
              <SaidFields idOf="all" today={today} />
              <div>
                <Button name="intent" value="consent" size="small" busy={sent === "consent"}>
                  Record consent of all chosen
                </Button>
              </div>
            </fieldset>
          )}
        </section>
        <section aria-labelledby="page" className="grid gap-4">
          <h2 id="page" className="text-lg">
            The page
          </h2>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Title" htmlFor="report-title">
              <input
                id="report-title"
                name="title"
                defaultValue={title.slice(0, MAX_NAME)}
                maxLength={MAX_NAME}
                className={smallInputClass}
              />
            </Field>
            <Field label="Client" htmlFor="report-client" hint="their name or company">
              <input
                id="report-client"
                name="clientName"
                defaultValue={clientName.slice(0, MAX_NAME)}
                maxLength={MAX_NAME}
                className={smallInputClass}
              />
            </Field>
            <Field label="Client’s e-mail" htmlFor="report-email" hint="for your own records, optional">
              <input
                id="report-email"
                name="clientEmail"
                type="email"
                maxLength={2 * MAX_NAME}
                autoComplete="off"
                className={smallInputClass}
              />
            </Field>
            <Field label="The link ends after" htmlFor="report-days">
              <Select id="report-days" name="days" small defaultValue={USUAL_OPEN_DAYS}>
                {OPEN_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {days} days
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field label="Your words about all of them" htmlFor="report-comment" hint="optional">
            <textarea
              id="report-comment"
              name="comment"
              rows={2}
              maxLength={MAX_REPORT_COMMENT}
              className={textareaClass}
            />
          </Field>
          <Checkbox
            name="blind"
            defaultChecked
            label="Blind"
            hint="“Candidate A, B, ...”: without name, contact, employer and school, and without quotes that tell them"
          />
          <div className="flex flex-wrap gap-2">
            <Button name="intent" value="create" busy={sent === "create"}>
              Create link
            </Button>
            <Button name="intent" value="preview" look="secondary" busy={sent === "preview"}>
              Preview
            </Button>
          </div>
        </section>
      </Form>
    </>
  );
}
