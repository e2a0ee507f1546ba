import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PrintButton } from "~/components/seeker/analysis/print-button";
import { figures, measuredEngine, measuredOn } from "~/components/statements/papers-facts.json";
import { FactList } from "~/components/threads/fact-list";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { counted, percent } from "~/lib/format";
import { paths } from "~/lib/paths";
import { SOURCE_WORDS } from "../../../../workers/domain/notices/source-words";
import { getThreadPapers, type ThreadPapers } from "../../../../workers/domain/papers/get-thread-papers";

export const meta: MetaFunction = () => [{ title: "Impact assessment and register | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  return {
    threadId,
    madeAt: context.deps.now(),
    ...(await getThreadPapers(context.deps, { agent, threadId })),
  };
}

const PURPOSE =
  "To find people for this job: read résumés, compare them with its requirements, and let colleagues decide whom to interview and propose.";

function purposeOf({ clientName, title }: ThreadPapers): string {
  return `${PURPOSE} The job: ${title}, for ${clientName}.`;
}

function kept({ company: { retentionDays, shortlistedRetentionDays } }: ThreadPapers): string {
  if (retentionDays === null) return "Until it is deleted.";
  return `${retentionDays} days after the last contact, the shortlisted ${shortlistedRetentionDays} days; then erased by itself.`;
}

function recipients({ reports, processors }: ThreadPapers): string {
  const clients =
    reports === 0 ? "No client so far" : `Clients, by ${counted(reports, "page", "pages")} with consent`;
  const companies = processors.map(({ name, country }) => `${name} (${country})`).join("; ");
  return `Colleagues by their roles. ${clients}. Processor: the operator of Plumbline, with ${companies}.`;
}

const DATA =
  "What résumés say: name, contact details, place, work, education, skills, languages. What is worked out: results on each requirement, scores. Decisions, notes, requests and answers. Special categories are not asked for.";

/** The register's entry for this job thread (GDPR, Article 30). */
function registerFacts(papers: ThreadPapers) {
  const { company, people, sources, agreement } = papers;
  return [
    {
      label: "Controller",
      value: [company.companyName, company.companyAddress, company.companyWebsite].filter(Boolean).join(", "),
    },
    { label: "Purpose", value: purposeOf(papers) },
    {
      label: "People",
      value: `${counted(people.total, "applicant", "applicants")}, and people whom they name`,
    },
    {
      label: "Where from",
      value:
        sources
          .map(({ source, people: many }) => `${source ? SOURCE_WORDS[source] : "Not stated"}: ${many}`)
          .join("; ") || "Nobody yet",
    },
    { label: "Data", value: DATA },
    { label: "Recipients", value: recipients(papers) },
    {
      label: "Outside the EEA",
      value: "Where a sub-processor works there: an adequacy decision or standard contractual clauses.",
    },
    { label: "Kept", value: kept(papers) },
    {
      label: "Contract with the processor",
      value: agreement ? (
        <>
          Version {agreement.version}, accepted <LocalDate value={agreement.acceptedAt} />
        </>
      ) : (
        "Not accepted yet"
      ),
    },
  ];
}

const FIGURES: Record<string, string> = {
  order: "of pairs in a person’s order",
  verdicts: "of verdicts as a person’s",
  missed: "of met requirements called “not found”",
  invented: "of requirements that aren’t met called “met”",
};

const measured = figures
  .filter(({ id }) => id in FIGURES)
  .map(({ id, value }) => `${percent(Math.round(value * 100))} ${FIGURES[id]}`)
  .join(", ");

/** What an impact assessment asks (GDPR, Article 35, 7). */
function assessmentFacts(papers: ThreadPapers) {
  const { company, criteria, people, waitingDays, waitingPlace, postingNoticeAt } = papers;
  const musts = criteria.filter(({ importance }) => importance === "must");
  const breakers = criteria.filter(({ isDealBreaker }) => isDealBreaker);
  const labels = (some: typeof criteria) => some.map(({ label }) => label).join("; ") || "None";
  return [
    {
      label: "How it works",
      value:
        "Fixed rules compare the words of a résumé with each requirement and add up points. The same input gives the same score. Colleagues see an order and the words behind it, and decide. AI Act: high risk (Annex III, point 4 (a)).",
    },
    { label: "Must-haves", value: labels(musts) },
    { label: "Deal-breakers", value: labels(breakers) },
    { label: "Other criteria", value: labels(criteria.filter((one) => !musts.includes(one))) },
    {
      label: "Necessary",
      value:
        "To be filled in: why each criterion is needed for the job, and why reading without a program wouldn’t do.",
    },
    {
      label: "Risks for people",
      value: `A wrong or unequal result that a colleague relies on; that someone doesn’t know of it; that data is seen by others. Measured ${measuredOn} with engine ${measuredEngine}: ${measured}. Other languages than English are read less well.`,
    },
    {
      label: "Told",
      value: `${people.told} of ${people.total} told. ${postingNoticeAt === null ? "The posting carries no notice." : "The posting carries the notice."} Nobody is shown to a client before they were told and agreed.`,
    },
    {
      label: "Rights",
      value: `A page for each person to read, correct, object, ask for a person, opt out of scoring and be deleted. Opted out so far: ${people.optedOut}.`,
    },
    {
      label: "Safeguards",
      value: [
        `Blind review: ${company.blindReview ? "on" : "off"}`,
        `second step at sign-in for all: ${company.requiresSecondStep ? "on" : "off"}`,
        `waiting period before scoring: ${waitingDays === null ? "none" : `${counted(waitingDays, "business day", "business days")}, counted in ${waitingPlace}`}`,
        "protected criteria are refused, every decision is a person’s and logged, results are kept as they were made",
      ].join("; "),
    },
    { label: "Decisions so far", value: `${people.shortlisted} of ${people.total} shortlisted` },
    { label: "Assessed by, on", value: "To be filled in, with the advice of your data protection officer." },
  ];
}

export default function Papers() {
  const papers = useLoaderData<typeof loader>();
  const { threadId, title, madeAt } = papers;
  return (
    <div className="mx-auto grid max-w-4xl gap-8 md:-mt-2">
      <header className="grid gap-2">
        <Link to={agencyPaths.thread(threadId)} className="text-link text-sm [overflow-wrap:anywhere]">
          {title}
        </Link>
        <h1 className="text-2xl">Impact assessment and register</h1>
        <p className="text-soft">
          Filled from this job thread on <LocalDate value={madeAt} />. A start, no legal advice: please check
          and complete it. See also the{" "}
          <Link to={paths.instructions} className="text-link">
            instructions for use
          </Link>
          .
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <PrintButton />
        </div>
      </header>
      <section aria-labelledby="register" className="grid gap-4">
        <h2 id="register" className="text-xl">
          Register of processing
        </h2>
        <FactList facts={registerFacts(papers)} />
      </section>
      <section aria-labelledby="assessment" className="grid gap-4">
        <h2 id="assessment" className="text-xl">
          Impact assessment
        </h2>
        <FactList facts={assessmentFacts(papers)} />
      </section>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
