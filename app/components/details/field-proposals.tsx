import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { counted } from "~/lib/format";
import { FIELD_NAMES } from "~/lib/views/field-names";
import type {
  ProposedFields,
  ShownProposal,
} from "../../../workers/domain/applicants/proposals/propose-fields";

type Props = Pick<ProposedFields, "provider" | "emptyCount" | "proposals" | "dropped" | "factsVersion">;

/** What a model found for the fields that were left empty, each with its line of the résumé and a button to accept it. */
export function FieldProposals({ provider, emptyCount, proposals, dropped, factsVersion }: Props) {
  const form = useNavigation().formData;
  if (emptyCount === 0) return <p>No field of this résumé is empty.</p>;
  if (!proposals)
    return (
      <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
        <p>
          {counted(emptyCount, "field")} left empty in the reading: an employer, a date or a degree that the
          program didn’t find.
        </p>
        <p className="text-sm text-soft">
          Sends the résumé’s text to {provider}, with name, contact, place, links and personal details
          covered. It gives no score.
        </p>
        <Button name="intent" value="propose" busy={form?.get("intent") === "propose"}>
          Look for Them with a Model
        </Button>
      </Form>
    );
  return (
    <div className="grid gap-4">
      <p role="status">
        {proposals.length === 0
          ? "No proposal of the model is open."
          : `${counted(proposals.length, "proposal")} of the model of ${provider}. Nothing counts until you accept it; then the résumé is scored again, and the candidate sees the correction on their page.`}
        {dropped > 0 && ` ${counted(dropped, "answer")} left out: no usable words of the résumé.`}
      </p>
      {proposals.length > 0 && (
        <ul className="grid gap-3">
          {proposals.map((one) => (
            <li key={one.id} className="grid gap-2 rounded-lg border border-line p-4">
              <Proposal proposal={one} />
              <Form method="post" preventScrollReset>
                <input type="hidden" name="field" value={one.id} />
                <input type="hidden" name="factsVersion" value={factsVersion} />
                <Button
                  name="intent"
                  value="accept"
                  look="secondary"
                  size="small"
                  busy={form?.get("field") === one.id}
                  disabled={Boolean(form)}
                >
                  Accept
                  <span className="sr-only">
                    {" "}
                    {FIELD_NAMES[one.field]} {one.value}
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Proposal({ proposal: { field, kind, beside, value, line, words } }: { proposal: ShownProposal }) {
  const [before, quote, after] = words;
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <p>
        <span className="text-soft">{FIELD_NAMES[field]}:</span> <strong>{value}</strong>
      </p>
      {kind !== "person" && beside && <p className="text-sm text-soft">of {beside}</p>}
      <p className="text-sm">
        <span className="text-soft">Line {line + 1}: </span>
        {before}
        <mark className="rounded-sm bg-mark px-0.5 text-ink">{quote}</mark>
        {after}
      </p>
    </div>
  );
}
