import type { LegalSection } from "~/components/legal/legal-page";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { engineVersion, knowledge, measuredEngine, measuredOn } from "./papers-facts.json";

/** What the product is by the AI Act, and in which version it runs. Versions come from the code: `npm run papers`. `hasModel`: one of others is set up. */
export function aiFactSections({ hasModel }: { hasModel: boolean }): LegalSection[] {
  return [
    {
      id: "classification",
      title: "Classification",
      body: (
        <>
          <p>
            Comparing and ranking résumés for a job is a use of high risk by the AI Act (Regulation (EU)
            2024/1689, Annex III, point 4 (a)). Most of our program is fixed rules; small models that learned
            from labelled postings read what a posting asks for. We don’t argue that it is therefore no AI
            system: we treat it as one of high risk, for agencies’ use of it.
          </p>
          <p>
            We are its provider, an agency that uses it is a deployer. Agencies’ duties are told in the{" "}
            <TextLink to={paths.instructions}>instructions for use</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: "versions",
      title: "Versions",
      body: (
        <dl className="grid gap-2">
          <dt>Engine</dt>
          <dd>{engineVersion}</dd>
          <dt>Knowledge base</dt>
          <dd className="font-mono">{knowledge}</dd>
          <dt>Last measured</dt>
          <dd>
            {measuredOn}, engine {measuredEngine}
          </dd>
        </dl>
      ),
    },
    {
      id: "models",
      title: "Models",
      body: (
        <>
          <p>
            {hasModel
              ? "Optional models: one, which gives no score and no verdict. Where an agency’s owner switches it on, it proposes words of a job posting as requirements, and words of a résumé for fields that were left empty; a person accepts or leaves each."
              : "Optional models: none. No language model, of ours or of others, takes part in reading or scoring."}
          </p>
          <p>
            What learned: linear models over words and layout of postings. They see no résumé and nothing of
            people. Résumés that are uploaded train nothing.
          </p>
        </>
      ),
    },
    {
      id: "never",
      title: "What it never does",
      body: (
        <ul>
          <li>It decides about nobody: people do, and a score moves nobody to another stage.</li>
          <li>It reads no photos and no feelings, and guesses no gender, origin, age or health.</li>
          <li>It makes nothing up: every point leads to words of the résumé.</li>
        </ul>
      ),
    },
    {
      id: "people",
      title: "For the people it is used on",
      body: (
        <p>
          An applicant can read how they were judged on a page of their own, correct it, object, ask for a
          person, opt out of scoring and be deleted. Agencies can’t show them to a client before they were
          told.
        </p>
      ),
    },
  ];
}
