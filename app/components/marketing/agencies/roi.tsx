import { ClaimMark } from "~/components/marketing/shared/claim";
import { PageSection } from "~/components/marketing/shared/page-section";
import { TextLink } from "~/components/ui/text-link";
import { claims } from "~/lib/meta/claims";
import { paths } from "~/lib/paths";
import { roiInputs, roiOf } from "./roi-math";

const months = [
  { claim: claims.roi.low, resumes: 60, note: "a quiet month" },
  { claim: claims.roi.average, resumes: 240, note: "average" },
  { claim: claims.roi.high, resumes: 990, note: "a full desk" },
];

const inputs = [
  {
    name: "By hand, one résumé takes",
    value: `${roiInputs.minutesPerResume} minutes`,
    source: "our assumption: 4 to open and read, 8 to compare with the job, 4 to note down why",
  },
  {
    name: "An hour of a recruiter costs",
    value: `${roiInputs.eurosPerHour} EUR`,
    source: "our assumption: wage and overhead",
  },
  {
    name: "Screening time saved",
    value: `${100 * roiInputs.savedShare}%`,
    source: "our claim: up to that much",
    claimed: true,
  },
  {
    name: "Plumbline costs",
    value: `${roiInputs.planPrice} EUR a month`,
    source: "the Starter plan, one recruiter",
  },
];

/** Made when asked for: the first format costs a starting Worker milliseconds. */
function whole(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 0 });
}

export function Roi() {
  return (
    <PageSection
      name="roi"
      title="The return, with the sum shown"
      lead="Minutes by hand × time saved × what an hour costs, against the price of the plan."
      sunken
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        {inputs.map(({ name, value, source, claimed }) => (
          <div key={name} className="grid content-start gap-1 border-l border-edge pl-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">
              {value}
              {claimed && <ClaimMark />}
            </dd>
            <dd className="text-sm text-soft">{source}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls, not a form's part */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className="overflow-x-auto" role="group" aria-label="The sum, by month" tabIndex={0}>
        <table className="w-full min-w-80 border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-edge text-left text-sm text-soft">
              <th scope="col" className="py-2 pr-3 sm:pr-4 font-medium">
                Résumés in a month
              </th>
              <th scope="col" className="py-2 pr-3 sm:pr-4 font-medium">
                Hours saved
              </th>
              <th scope="col" className="py-2 pr-3 sm:pr-4 font-medium">
                Worth in EUR
              </th>
              <th scope="col" className="py-2 font-medium">
                Return
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ claim, resumes, note }) => {
              const { hours, euros } = roiOf(resumes);
              return (
                <tr key={claim} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 sm:pr-4 text-left font-normal">
                    {resumes} <span className="text-soft max-sm:block max-sm:text-sm">({note})</span>
                  </th>
                  <td className="py-2 pr-3 sm:pr-4">{whole(hours)}</td>
                  <td className="py-2 pr-3 sm:pr-4">{whole(euros)}</td>
                  <td className="py-2 font-serif text-xl font-semibold sm:text-2xl">
                    {claim}
                    <ClaimMark />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p>
        Agency plans from 200 EUR per month with a 14-day free trial.{" "}
        <TextLink to={paths.pricing}>See the prices</TextLink>
      </p>
    </PageSection>
  );
}
