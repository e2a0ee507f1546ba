import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { WhatIfs } from "~/components/details/advice";
import { ScoreAccount } from "~/components/details/score-account";
import { Block, Gates, Verdict } from "~/components/details/verdict";
import type { RefusedForm } from "~/components/seeker/report/correct-form";
import { CorrectionList } from "~/components/seeker/report/correction-list";
import { ReadFacts } from "~/components/seeker/report/read-facts";
import { Section } from "~/components/seeker/report/section";
import { Banner } from "~/components/ui/banner";
import { LocalDate } from "~/components/ui/local-date";
import { percent } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { OwnPageView } from "~/lib/views/own-page-view";
import { RESULT_HIDDEN } from "../../../workers/domain/engine-blocks/hidden-words";
import { UNTIL_TOLD } from "../../../workers/domain/notices/until-told";
import { OwnRequests } from "./own-requests";
import { RequestForms } from "./request-forms";
import { Results } from "./results";
import { SOURCE_TOLD } from "./source-told";

type Failed = { form: string; message: string; refused: RefusedForm | null };

type Props = {
  agencyName: string;
  website: string;
  /** where a copy of all of it is */
  copyAt: string;
  page: OwnPageView;
  /** a request's number, "corrected" or "scored": what was just done */
  asked: string | null;
  failed: Failed | null;
};

export function OwnPage({ agencyName, website, copyAt, page, asked, failed }: Props) {
  const { title, status, failure, optedOutAt, verdict, reading, requests } = page;
  return (
    <>
      <header className="grid gap-4">
        <h1 className="text-3xl [overflow-wrap:anywhere]">What {agencyName} holds about you</h1>
        <p className="text-lg text-soft [overflow-wrap:anywhere]">
          {agencyName} ({website}) has your résumé to find people for this job: {title}. It uses Plumbline to
          read résumés and to compare them with what a job asks. A person decides, never the score.
        </p>
        <Dates page={page} />
        <nav aria-label="On this page" className="flex flex-wrap gap-x-6 gap-y-2">
          {reading && (
            <a href="#read" className="text-link">
              What was read, and corrections
            </a>
          )}
          <a href="#requests" className="text-link">
            What you can ask for
          </a>
          <a href={copyAt} download className="text-link">
            Download all of it
          </a>
        </nav>
        <p className="text-sm text-soft">
          The download is a ZIP file: your résumé as it was sent, and what is on this page as files that other
          programs read (JSON). To keep the page itself, print it.
        </p>
        {asked && (
          <Done asked={asked} score={verdict?.scores[0]?.value ?? null} isOptedOut={optedOutAt !== null} />
        )}
        {failed && !failed.refused && <Banner kind="error">{failed.message}</Banner>}
      </header>

      <Section id="score" title="How your résumé was judged" lead={leadOf(page)}>
        {status === "failed" && <Banner kind="info">{failure}</Banner>}
        {verdict && (
          <>
            <Verdict applicant={verdict} summary={null} />
            <Gates gates={verdict.gates} />
            <div>
              {verdict.scores.map((score, index) => (
                <ScoreAccount key={score.name} score={score} open={index === 0} />
              ))}
            </div>
            {verdict.whatIfs.length > 0 && (
              <Block title="What would change this score">
                <p className="mb-3 text-ui text-soft">
                  Each line was tried: it was added to what was read, and everything was scored again. It
                  helps only if it is true, since you can be asked about it. To add it, send {agencyName} a
                  new résumé.
                </p>
                <WhatIfs whatIfs={verdict.whatIfs} then="Then" />
              </Block>
            )}
          </>
        )}
        <Results verdicts={page.verdicts} />
      </Section>

      <Section id="method" title="How this is made, and who decides">
        <div className="grid max-w-prose gap-3">
          <p>
            A program compares words of your résumé with the points that the job asks for. The same résumé and
            the same job always give the same score. Name, gender, age, photo, nationality and contact details
            are never scored. <TextLink to={paths.how}>How it works</TextLink>, in detail.
          </p>
          <p>
            The score only orders and explains. Whether you are invited is decided by a person at {agencyName}
            . “Not found” means that the résumé doesn’t say it, not that you can’t do it.
          </p>
          <p>
            People at {agencyName} see what is on this page. A client who may hire you sees it only once you
            were told and agreed. Plumbline stores it for {agencyName}, with the companies of{" "}
            <TextLink to={paths.subProcessors}>this list</TextLink>.
          </p>
        </div>
      </Section>

      {reading && (
        <Section id="read" title="What was read" lead={readingLead(page)}>
          <CorrectionList corrections={reading.corrections} factsVersion={reading.factsVersion} />
          <ReadFacts
            facts={reading.facts}
            skills={reading.skills}
            factsVersion={reading.factsVersion}
            refused={failed?.refused ?? null}
            scores={verdict !== null}
          />
        </Section>
      )}

      <Section
        id="requests"
        title="What you can ask for"
        lead={`${agencyName} has 30 days to answer. Nothing of it counts against you.`}
      >
        <OwnRequests requests={requests} agencyName={agencyName} />
        <RequestForms
          open={requests.filter(({ answeredAt }) => answeredAt === null).map(({ kind }) => kind)}
          isOptedOut={optedOutAt !== null}
          failed={failed?.refused ? null : failed}
        />
      </Section>

      <p className="border-t border-line pt-4 text-sm text-soft">
        Please keep this address to yourself: anyone who has it can read this page and ask in your name. See
        also our <TextLink to={paths.privacy}>privacy notice</TextLink>. If the agency doesn’t help, or
        something is wrong with Plumbline itself, <TextLink to={paths.contact}>write to us</TextLink>: we
        answer complaints within 30 days. You can complain to a data protection authority at any time.
      </p>
    </>
  );
}

function leadOf({ status, optedOutAt, waitsUntil, isHidden }: OwnPageView): ReactNode {
  if (optedOutAt !== null)
    return "You opted out of scoring: you have no score and no rank, and people who look at the job’s list see that you chose so.";
  if (waitsUntil !== null && status === "completed")
    return (
      <>
        A waiting period runs: your résumé isn’t scored before{" "}
        {waitsUntil < UNTIL_TOLD ? <LocalDate value={waitsUntil} /> : "it ends"}, and you can opt out of
        scoring until then and after.
      </>
    );
  if (isHidden) return RESULT_HIDDEN;
  if (status === "pending") return "Your résumé is waiting to be read. Please look again in a few minutes.";
  return undefined;
}

function readingLead({ optedOutAt, isHidden, verdict }: OwnPageView): string {
  const then =
    optedOutAt !== null
      ? "Correct it: people at the agency then read it as you say, and nothing is scored."
      : isHidden || !verdict
        ? "Correct it: it counts as soon as your résumé is scored."
        : "Correct it, and it is scored again at once; the result before is kept.";
  return `Is something wrong? ${then} Only words that stand in your résumé count.`;
}

function Done({ asked, score, isOptedOut }: { asked: string; score: number | null; isOptedOut: boolean }) {
  return (
    <Banner kind="success">
      {asked === "corrected" &&
        (score === null
          ? `Saved.${isOptedOut ? "" : " It counts as soon as your résumé is scored."}`
          : `Saved, and scored again: relevancy is now ${percent(score)}.`)}
      {asked === "scored" &&
        (score === null
          ? "Your opt-out is taken back. You are scored as soon as that is possible."
          : "Your opt-out is taken back, and you are scored again.")}
      {asked.startsWith("R-") && `Your request ${asked} is with the agency.`}
    </Banner>
  );
}

function Dates({ page: { uploadedAt, source, keptUntil, isHeld, linkEndsAt } }: Pick<Props, "page">) {
  return (
    <ul className="grid gap-1 text-ui text-soft">
      <li>
        Uploaded <LocalDate value={uploadedAt} />
        {source && `: ${SOURCE_TOLD[source]}`}
      </li>
      <li>
        {keptUntil === null ? (
          isHeld ? (
            "Kept for as long as the agency needs it for a legal reason: ask them which"
          ) : (
            "Kept until the agency deletes it"
          )
        ) : (
          <>
            Kept until <LocalDate value={keptUntil} />, or longer if you and the agency stay in contact
          </>
        )}
      </li>
      <li>
        This page opens until <LocalDate value={linkEndsAt} />
      </li>
    </ul>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link" rel="noreferrer">
      {children}
    </Link>
  );
}
