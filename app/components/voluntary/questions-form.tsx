import { Form, Link, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { RadioGroup } from "~/components/ui/fields/radio-group";
import { paths } from "~/lib/paths";
import {
  NOT_SAID,
  QUESTION_NAMES,
  QUESTIONS,
  type VoluntaryQuestion,
} from "../../../workers/domain/voluntary/voluntary-words";

const names = Object.keys(QUESTIONS) as VoluntaryQuestion[];

/** What an applicant is asked after the decision about them, and what becomes of it. */
export function QuestionsForm({
  companyName,
  problem,
}: {
  companyName: string;
  problem: string | undefined;
}) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-3xl">Three voluntary questions</h1>
        <p className="text-lg [overflow-wrap:anywhere]">
          {companyName} asks, to check whether its decisions and scores treat groups of people alike.
        </p>
        <ul className="grid list-disc gap-1.5 pl-5 text-soft">
          <li>
            <strong className="text-ink">Voluntary.</strong> Leave any question at “{NOT_SAID}”, or close this
            page. Nothing follows from it.
          </li>
          <li>
            <strong className="text-ink">No effect.</strong> The decision about you has been made and doesn’t
            change.
          </li>
          <li>
            <strong className="text-ink">Anonymous.</strong> We store what you choose with the agency and the
            half-year, and, where enough people share it, whether you were moved forward and scored in the
            upper half. Not your name, your address, the job, the time, or which link was used.
          </li>
          <li>
            The agency sees totals of many people after the half-year. Groups of one or two aren’t shown.
          </li>
        </ul>
      </div>
      {problem && <Banner kind="error">{problem}</Banner>}
      <Form method="post" className="grid gap-6">
        {names.map((name) => (
          <RadioGroup
            key={name}
            legend={QUESTION_NAMES[name]}
            name={name}
            defaultValue=""
            options={[
              { value: "", label: NOT_SAID },
              ...Object.entries(QUESTIONS[name]).map(([value, label]) => ({ value, label })),
            ]}
          />
        ))}
        <div className="grid gap-2">
          <div>
            <Button busy={busy}>{busy ? "One moment..." : "Send"}</Button>
          </div>
          <p className="text-sm text-soft">
            Once sent, it can’t be taken back: nobody can tell which answer was yours. {companyName} asks by
            Plumbline; see our{" "}
            <Link to={paths.privacy} className="text-link" rel="noreferrer">
              privacy notice
            </Link>
            .
          </p>
        </div>
      </Form>
    </>
  );
}
