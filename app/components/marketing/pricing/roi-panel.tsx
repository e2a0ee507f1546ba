import { ClaimMark } from "~/components/marketing/shared/claim";
import { PageSection } from "~/components/marketing/shared/page-section";
import { claims } from "~/lib/meta/claims";

/** An example of what an hour of a recruiter costs, in euros; said on the page. */
const HOUR = 40;
const { low, average, high } = claims.roi;

/** What a plan's price comes back as. The multiples are claims, which it says. @param price euro cents a month */
export function RoiPanel({ name, price }: { name: string; price: number }) {
  const euros = price / 100;
  return (
    <PageSection
      name="roi"
      title="What comes back for what it costs"
      lead={`Three claims of ours, and what each means in hours, for the ${name} plan and a recruiter's hour at ${HOUR} euros.`}
      sunken
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {[low, average, high]
          .map((claim) => ({ claim, times: Number.parseInt(claim, 10) }))
          .map(({ claim, times }) => (
            <li key={times} className="grid content-start gap-2 rounded-lg border border-line bg-surface p-6">
              <p className="flex items-baseline justify-between gap-3">
                <span className="font-serif text-5xl font-semibold tabular-nums">
                  {claim}
                  <ClaimMark />
                </span>
                {claim === average && <span className="text-sm font-medium text-accent">agency average</span>}
              </p>
              <p className="text-soft">
                {(euros * times) / HOUR} hours of screening saved in a month, worth €
                {(euros * times).toLocaleString("en-GB")} for €{euros}.
              </p>
            </li>
          ))}
      </ul>
      <p className="max-w-prose text-sm text-soft">
        The plan pays for itself from {euros / HOUR} hours saved in a month; the trial shows you how many it
        is.
      </p>
    </PageSection>
  );
}
