import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { TrackedSection } from "~/components/consent/tracked-section";
import { ClaimMark } from "~/components/marketing/shared/claim";
import { claims } from "~/lib/meta/claims";
import { paths } from "~/lib/paths";

const audiences = [
  {
    to: paths.individual,
    who: "I'm looking for a job",
    label: "For Candidates",
    text: "See what counts in your résumé, what is missing, and what would change the score.",
    fact: <>Free for 14 days. Then 5.99 EUR per month, if you want.</>,
  },
  {
    to: paths.agencies,
    who: "I'm filling jobs",
    label: "For Agencies",
    text: "Upload a stack of résumés and get a ranked list whose every point you can explain.",
    fact: (
      <>
        Up to {claims.screeningTimeSaved} of screening time saved
        <ClaimMark />. Free for 14 days.
      </>
    ),
  },
];

export function Audiences() {
  return (
    <TrackedSection name="solution" aria-labelledby="doors" className="border-y border-line bg-sunken">
      <h2 id="doors" className="sr-only">
        Two doors
      </h2>
      <ul className="mx-auto grid max-w-page md:grid-cols-2">
        {audiences.map(({ to, who, label, text, fact }) => (
          <li
            key={to}
            className="relative grid content-start gap-2 border-line px-gutter py-6 transition-colors hover:bg-surface max-md:not-first:border-t sm:py-8 md:not-first:border-l"
          >
            <h3 className="text-title">{who}</h3>
            <p className="max-w-reading text-lg text-soft">{text}</p>
            <p className="relative z-10 w-fit text-sm text-soft">{fact}</p>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-sm font-semibold text-accent after:absolute after:inset-0 hover:underline"
            >
              {label}
              <ArrowRight className="size-4" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </TrackedSection>
  );
}
