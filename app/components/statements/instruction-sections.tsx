import type { LegalSection } from "~/components/legal/legal-page";
import { TextLink } from "~/components/ui/text-link";
import { percent } from "~/lib/format";
import { paths } from "~/lib/paths";
import { figures, formats, languages, measuredEngine, measuredOn } from "./papers-facts.json";

const SAYS: Record<string, string> = {
  reading: "of what a résumé says is read rightly, over the formats of the test set",
  musts: "of the must-haves that are read from a posting nobody learned from are must-haves",
  order: "of pairs of résumés for one job come in the order in which a person puts them",
  verdicts: "of verdicts on single requirements are a person’s: met, partly, not found",
  missed: "of requirements that a résumé meets are called “not found”",
  invented: "of requirements that a résumé doesn’t meet are called “met”",
  suits: "of pairs of a suitable and an unsuitable résumé are told apart",
  trade: "of résumés are put first into the right one of 24 trades",
};

const share = (value: number) => percent(Math.round(value * 100));

/** What those who use it need to know (AI Act, Article 13). Figures and limits come from our measurements: `npm run papers`. */
export function instructionSections(): LegalSection[] {
  return [
    {
      id: "purpose",
      title: "What it is for",
      body: (
        <>
          <p>
            Recruitment agencies read résumés for a job with it: it compares each with what the job asks,
            shows the words behind every point, and puts them in an order for reading. It is not made to
            decide about people, to turn anyone away without a person who looked, to judge personality or
            health, or to watch people at work.
          </p>
          <p>It is used by people who know the job and may decide otherwise than the order says.</p>
        </>
      ),
    },
    {
      id: "figures",
      title: "How well it works",
      body: (
        <>
          <p>
            Measured on {measuredOn} with engine {measuredEngine}, against labels that people made:
          </p>
          <ul>
            {figures.map(({ id, value }) => (
              <li key={id}>
                <strong className="tabular-nums">{share(value)}</strong> {SAYS[id]}
              </li>
            ))}
          </ul>
          <p>
            Almost half of the verdicts on single requirements differ from a person’s, most often “partly”
            where a person says “not found”. So look at the words behind a point before you rely on it.
          </p>
        </>
      ),
    },
    {
      id: "limits",
      title: "Limits by language, trade and file",
      body: (
        <>
          <h3>Languages</h3>
          <p>
            Best with English. The same career in German, French or Romanian scores {languages.mean[0]} to{" "}
            {languages.mean[1]} points differently on the mean, up to {languages.most} for one person; in
            trades that nobody tuned for, expect {languages.untuned[0]} to {languages.untuned[1]}. Don’t rank
            résumés of different languages against each other by score alone.
          </p>
          <h3>Trades</h3>
          <p>
            Words of trades differ in how well they are known. Where a trade is named by few résumés, more
            stays “not found”. The first of 24 trades is right for{" "}
            {share(figures.find(({ id }) => id === "trade")?.value ?? 0)} of résumés.
          </p>
          <h3>Files</h3>
          <ul>
            {formats.map(({ format, files, score }) => (
              <li key={format}>
                {format.toUpperCase()}: {share(score)} read rightly, in {files} files
              </li>
            ))}
          </ul>
          <p>
            Scans without text aren’t read. Layouts that nobody has seen are read worse than these figures
            say. Where too much is unread, a score is left out with the reason.
          </p>
        </>
      ),
    },
    {
      id: "oversight",
      title: "What you have to do",
      body: (
        <ul>
          <li>Let people decide who know the job, and who open a résumé before they say no.</li>
          <li>
            Tell applicants that you use it, and answer what they ask: Notices and Requests in your account
            help.
          </li>
          <li>
            State requirements that the job needs. Protected criteria are refused; check what stands in for
            them, too.
          </li>
          <li>
            Switch on blind review where who somebody is shouldn’t be seen, and look at the reports on
            reviewers and on bias.
          </li>
          <li>Look at results of small or unusual groups yourself: for them the figures above say little.</li>
          <li>
            Tell us of a result that is wrong or unfair: <TextLink to={paths.contact}>Contact</TextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: "logs",
      title: "Logs",
      body: (
        <p>
          Each result is kept with its input, the version of requirements and engine, and when it was made,
          for six months at least and as long as a decision points at it. Your log says who uploaded, opened,
          decided, exported, shared and erased what; nobody can edit it. Keep it as long as your law asks.
        </p>
      ),
    },
    {
      id: "more",
      title: "More",
      body: (
        <p>
          <TextLink to={paths.aiFacts}>AI facts</TextLink> has the classification and versions,{" "}
          <TextLink to={paths.fairness}>Fairness</TextLink> what was measured for equal treatment, and{" "}
          <TextLink to={paths.how}>How It Works</TextLink> the rules.
        </p>
      ),
    },
  ];
}
