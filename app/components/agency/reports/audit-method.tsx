import { Card } from "~/components/ui/card";
import {
  FEWEST_ANSWERS,
  FEWEST_IN_CELL,
  FEWEST_SHARING,
  LINK_DAYS,
  SMALL_SAMPLE,
} from "../../../../workers/domain/voluntary/voluntary-limits";

const SOURCES = [
  {
    label: "29 CFR 1607.4 D (four-fifths rule)",
    url: "https://www.ecfr.gov/current/title-29/section-1607.4",
  },
  {
    label: "6 RCNY 5-301 (bias audit, New York City Local Law 144)",
    url: "https://rules.cityofnewyork.us/rule/automated-employment-decision-tools-updated/",
  },
];

export function AuditMethod() {
  return (
    <>
      <Card title="How it is worked out">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <strong>Selected</strong>: moved to the shortlist or beyond at any time, and not taken back.{" "}
            <strong>Selection rate</strong>: selected, of all in the group whose answer keeps the outcome.
          </li>
          <li>
            <strong>Scoring rate</strong>: people with a relevancy above the median of their own job thread on
            the day they were asked, of all in the group whose answer keeps it. The rules take the median of
            the whole sample; scores of different jobs don’t share a scale, so we take each job’s own.
          </li>
          <li>
            <strong>Impact ratio</strong>: a group’s rate, divided by the highest rate of a group in the same
            table. Below 0.80 it is marked: the four-fifths rule takes that as evidence of adverse impact, not
            as proof.
          </li>
          <li>
            <strong>Small sample</strong>: fewer than {SMALL_SAMPLE} people.
          </li>
          <li>
            Sources:{" "}
            {SOURCES.map(({ label, url }, index) => (
              <span key={url}>
                {index > 0 && "; "}
                <a href={url} className="text-link" rel="noopener noreferrer">
                  {label}
                </a>
              </span>
            ))}
            .
          </li>
        </ul>
      </Card>
      <Card title="What it can’t say">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Nothing of people who weren’t asked, didn’t answer, or preferred not to say. Nobody is guessed.
          </li>
          <li>Whether those who answer are like those who don’t.</li>
          <li>
            Why rates differ. A difference can come from who applies, from the job, from a score or a person.
          </li>
          <li>
            Small groups: below {FEWEST_ANSWERS} answers nothing is shown. A group in which fewer than{" "}
            {FEWEST_IN_CELL} people were selected, or weren’t, is only counted together with others.
          </li>
          <li>
            The outcome of answers given while fewer than {FEWEST_SHARING} people asked shared it: those
            answers were stored without it.
          </li>
          <li>
            Half-years aren’t added up, and one is shown {LINK_DAYS + 1} days after its end: so that no
            difference of two views tells of single people.
          </li>
          <li>
            This is a calculation from your own data. Local Law 144 asks for an audit by someone independent:
            they can work with the CSV.
          </li>
        </ul>
      </Card>
    </>
  );
}
