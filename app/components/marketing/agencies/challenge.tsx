import { Check, Minus } from "lucide-react";
import { ClaimMark } from "~/components/marketing/shared/claim";
import { PageSection } from "~/components/marketing/shared/page-section";
import { claims } from "~/lib/meta/claims";

const before = [
  "Two hundred résumés, read in the order in which they came",
  "Tired eyes at number 150",
  "A shortlist by feeling",
  "No answer when a candidate asks: why not me?",
];

const after = [
  { name: "upload", text: "All files uploaded together and read while you do something else" },
  { name: "measure", text: "One measure from the first résumé to the last" },
  {
    name: "list",
    text: (
      <span>
        A ranked list: begin with the top <span className="whitespace-nowrap">{claims.shortlist}</span>
        <ClaimMark />
      </span>
    ),
  },
  { name: "points", text: "Points with reasons and quotes" },
];

export function Challenge() {
  return (
    <PageSection name="comparison" title="The recruitment challenge">
      <div className="grid gap-5 md:grid-cols-2 md:gap-0">
        <div className="grid content-start gap-4 md:pr-10">
          <h3 className="text-xl text-soft">Before</h3>
          <ul className="grid gap-2 text-soft">
            {before.map((text) => (
              <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
                <Minus className="mt-1 size-4" aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-4 border-l-2 border-accent pl-6 md:pl-10">
          <h3 className="text-xl">After</h3>
          <ul className="grid gap-2">
            {after.map(({ name, text }) => (
              <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
                <Check className="mt-1 size-4 text-accent" aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
          <p className="text-lg font-medium">
            Up to {claims.screeningTimeSaved} screening time saved
            <ClaimMark />
          </p>
        </div>
      </div>
    </PageSection>
  );
}
