import type { LegalSection } from "~/components/legal/legal-page";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { engineVersion, properties } from "./fairness-run.json";

/** How scores are made and what was measured; the figures come from the last run of `npm run fairness`. */
export function fairnessSections(): LegalSection[] {
  return [
    {
      id: "scores",
      title: "How a score is made",
      body: (
        <>
          <p>
            Our program reads the résumé and the job, and holds each requirement against the résumé's words.
            Fixed rules add up the points. The same résumé and the same job give the same score, and each
            point leads to the words that it rests on.
          </p>
          <p>
            No outside language model takes part. <TextLink to={paths.how}>How It Works</TextLink> lists the
            rules.
          </p>
        </>
      ),
    },
    {
      id: "never",
      title: "What is never used",
      body: (
        <>
          <p>These are taken out before the part that scores:</p>
          <ul>
            <li>name, photo, gender and pronouns</li>
            <li>age, date of birth and marital status</li>
            <li>nationality, origin, religion, politics and health</li>
            <li>address, e-mail address and phone number</li>
          </ul>
          <p>
            A place of living answers one question, where a job asks it: whether the location matches. That
            answer stands beside the score.
          </p>
          <p>
            If a résumé states a gender in words, an agency without blind review may see it. It isn't scored,
            and nothing is guessed from a name.
          </p>
        </>
      ),
    },
    { id: "measured", title: "What was measured", body: <Measured /> },
    {
      id: "people",
      title: "Who decides",
      body: (
        <p>
          People. A score puts résumés in an order for reading; no one is turned away by it, and what a résumé
          doesn't say is called unknown.
        </p>
      ),
    },
    {
      id: "limits",
      title: "What this doesn't show",
      body: (
        <p>
          These tests change one thing at a time in made-up and published résumés. They can't show that every
          job asks for the right things, or that people in all groups had the same chance to gain what it asks
          for. If you think that a score treats you unfairly,{" "}
          <TextLink to={paths.contact}>write to us</TextLink>.
        </p>
      ),
    },
  ];
}

function Measured() {
  return (
    <>
      <p>On engine {engineVersion}, the one in use, each of these was tried:</p>
      <ul>
        {properties.map(({ id, says, counted, tried, held }) => (
          <li key={id}>
            {says}{" "}
            <span className="text-soft">
              {tried.toLocaleString("en")} {counted}: {held ? "it held in all of them." : "it did not hold."}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
