import { Form, Link, useOutletContext } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { percent } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { OtherResume } from "../../../workers/domain/applicants/duplicates/other-resumes";
import { type ListBeneath, usePanelAddress } from "./list-beneath";

type Props = {
  threadId: string;
  applicantId: string;
  /** of the same person in this thread; none where one is kept apart from them */
  others: OtherResume[];
  /** another row of the table stands for this one */
  isBehind: boolean;
  isKeptApart: boolean;
};

/** Which other résumés a person sent, which of them counts, and what to do where it isn't the same person. */
export function OtherResumes({ threadId, applicantId, others, isBehind, isKeptApart }: Props) {
  const links = (isBehind ? others.filter(({ stands }) => stands) : others).map((other) => (
    <OtherLink key={other.id} threadId={threadId} other={other} />
  ));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isBehind && <p>The table shows this person with another résumé: {links}</p>}
      {!isBehind && links.length > 0 && (
        <p>
          {links.length === 1 ? "Another résumé" : `${links.length} other résumés`} of this person in this job
          thread: {links}
        </p>
      )}
      {isKeptApart && <p>A résumé with the same contact details is kept apart from this one.</p>}
      {isBehind && (
        <Say {...{ threadId, applicantId }} intent="apart">
          Not the Same Person
        </Say>
      )}
      {isKeptApart && (
        <Say {...{ threadId, applicantId }} intent="together">
          Same Person After All
        </Say>
      )}
    </div>
  );
}

function OtherLink({ threadId, other: { id, uploadedAt, score } }: { threadId: string; other: OtherResume }) {
  const search = useTableSearch();
  const addressOf = usePanelAddress(threadId);
  return (
    <Link
      to={addressOf(id) + search}
      replace
      preventScrollReset
      discover="none"
      className="text-link mr-3 whitespace-nowrap tabular-nums"
    >
      <LocalDate value={uploadedAt} />
      {score !== null && `, ${percent(score)}`}
    </Link>
  );
}

function Say({
  threadId,
  applicantId,
  intent,
  children,
}: Pick<Props, "threadId" | "applicantId"> & { intent: "apart" | "together"; children: string }) {
  const search = useTableSearch();
  const { place } = useOutletContext<ListBeneath>();
  if (!useMayWork()) return null;
  return (
    <Form method="post" action={agencyPaths.samePerson(threadId, applicantId) + search} preventScrollReset>
      <input type="hidden" name="from" value={place} />
      <Button name="intent" value={intent} look="secondary" size="small">
        {children}
      </Button>
    </Form>
  );
}
