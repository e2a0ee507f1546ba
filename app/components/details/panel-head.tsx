import { Form, useOutletContext } from "@remix-run/react";
import { BookUser, Download, Ellipsis, Scale, Star, Trash2 } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { StageControl } from "~/components/decisions/stage-control";
import { ClosingMenu } from "~/components/layout/closing-menu";
import { Button, buttonClass, LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { later } from "~/components/ui/later";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { monthsShort } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { OtherResume } from "../../../workers/domain/applicants/duplicates/other-resumes";
import { isListed, PAST_SHORTLIST, type Stage } from "../../../workers/domain/decisions/stages";
import type { ListBeneath } from "./list-beneath";
import { Neighbours } from "./neighbours";
import { OtherResumes } from "./other-resumes";

/** Most people sent one résumé: browsers load it where somebody sent more. */
const LaterResumes = import.meta.env.SSR
  ? OtherResumes
  : later(() => import("./other-resumes").then((all) => all.OtherResumes));

export type PersonHead = {
  id: string;
  threadId: string;
  name: string;
  veiled: boolean;
  /** "Senior Backend Engineer at Adyen" */
  work: string;
  months: number | null;
  place: string | null;
  email: string | null;
  phone: string | null;
  fileName: string;
  status: "pending" | "completed" | "failed";
  uploadedAt: number;
  analysedAt: number | null;
  engineVersion: string | null;
  stage: Stage;
  others: OtherResume[];
  /** of the table's row that stands for them */
  rowId: string;
  /** another row of the table stands for this one: decisions are made there */
  isBehind: boolean;
  isKeptApart: boolean;
  /** since when they are on legal hold */
  heldAt: number | null;
  /** when they are erased if nothing happens; null without an end */
  keptUntil: number | null;
};

const STATUSES = {
  pending: { tone: "none", word: "Pending" },
  completed: { tone: "good", word: "Completed" },
  failed: { tone: "poor", word: "Failed" },
} as const;

/** Who it is at a glance, how to reach them, where they stand, and what can be done. @param props.children what the list beneath adds */
export function PanelHead({ person, children }: { person: PersonHead; children?: ReactNode }) {
  const {
    name,
    veiled,
    work,
    months,
    place,
    email,
    phone,
    fileName,
    status,
    uploadedAt,
    analysedAt,
    engineVersion,
  } = person;
  const { tone, word } = STATUSES[status];
  const mayWork = useMayWork();
  const facts = [work, months ? monthsShort(months) : "", place].filter(Boolean);
  return (
    <div className="mt-1 grid gap-2 text-sm">
      {facts.length > 0 && <p className="text-base [overflow-wrap:anywhere]">{facts.join(" · ")}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft [overflow-wrap:anywhere]">
        {email && (
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="text-link whitespace-nowrap">
            {phone}
          </a>
        )}
        <span>
          <Badge tone={tone}>
            <span className="sr-only">Status: </span>
            {word}
          </Badge>{" "}
          {status === "completed" && analysedAt ? (
            <>
              analyzed <LocalDate value={analysedAt} />
              {engineVersion && `, engine ${engineVersion}`}
            </>
          ) : (
            <>
              uploaded <LocalDate value={uploadedAt} />
            </>
          )}
        </span>
        {(veiled || name !== fileName) && <span>{veiled ? "Reviewed blind" : fileName}</span>}
        {person.keptUntil !== null && (
          <span>
            kept until <LocalDate value={person.keptUntil} />
          </span>
        )}
      </p>
      {veiled && mayWork && (
        <p className="text-soft">
          When you shortlist them, their name and contact will be shown, and their résumé and data can be
          downloaded.
        </p>
      )}
      {person.heldAt !== null && (
        <p>
          <Badge tone="moderate">
            On legal hold since <LocalDate value={person.heldAt} />
          </Badge>
        </p>
      )}
      {(person.others.length > 0 || person.isKeptApart) && (
        <Suspense>
          <LaterResumes
            threadId={person.threadId}
            applicantId={person.id}
            others={person.others}
            isBehind={person.isBehind}
            isKeptApart={person.isKeptApart}
          />
        </Suspense>
      )}
      {children}
      <Actions person={person} />
    </div>
  );
}

function Actions({ person: { id, rowId, threadId, stage, veiled, isBehind } }: { person: PersonHead }) {
  const { hiring, place } = useOutletContext<ListBeneath>();
  const shortlisted = isListed(stage);
  const mayWork = useMayWork();
  // People are deleted from a job thread, on its own page.
  const mayDelete = mayWork && place === "thread";
  const isPast = shortlisted && stage !== "shortlisted";
  return (
    <div className="relative flex flex-wrap gap-2">
      <Neighbours threadId={threadId} applicantId={rowId} />
      {mayWork && !isBehind && (
        <>
          <Form method="post" preventScrollReset>
            <Button
              name="intent"
              value={shortlisted ? "unlist" : "shortlist"}
              look="secondary"
              size="small"
              aria-pressed={shortlisted}
              busy={isPast}
              title={isPast ? PAST_SHORTLIST : undefined}
              data-star
            >
              <Star className="size-4" fill={shortlisted ? "currentColor" : "none"} aria-hidden="true" />
              {shortlisted ? "Shortlisted" : "Shortlist"}
            </Button>
          </Form>
          <StageControl key={id} threadId={threadId} applicantId={id} stage={stage} hiring={hiring} />
        </>
      )}
      {!veiled && (
        <a href={agencyPaths.applicantFile(id)} download className={buttonClass("quiet", "small")}>
          <Download className="size-4" aria-hidden="true" />
          Download Resume
        </a>
      )}
      {(mayDelete || !veiled) && <More id={id} threadId={threadId} veiled={veiled} mayDelete={mayDelete} />}
    </div>
  );
}

function More({
  id,
  threadId,
  veiled,
  mayDelete,
}: Pick<PersonHead, "id" | "threadId" | "veiled"> & { mayDelete: boolean }) {
  const search = useTableSearch();
  const look = buttonClass("quiet", "small", "w-full justify-start");
  return (
    <ClosingMenu
      className="sm:relative"
      look={buttonClass("quiet", "small", "list-none")}
      label={
        <>
          <Ellipsis className="size-4" aria-hidden="true" />
          <span className="sr-only">More for this candidate</span>
        </>
      }
    >
      <div className="absolute right-0 z-30 mt-1 w-44 rounded-md border border-line bg-surface p-1 shadow-lg max-sm:inset-x-0 max-sm:w-auto">
        {!veiled && (
          <a href={agencyPaths.personData(id)} download className={look}>
            <Download className="size-4" aria-hidden="true" />
            Export Data
          </a>
        )}
        {mayDelete && (
          <>
            <MenuLink to={agencyPaths.applicantPage(threadId, id) + search} icon={BookUser}>
              Their Page
            </MenuLink>
            <MenuLink to={agencyPaths.holdApplicant(threadId, id) + search} icon={Scale}>
              Legal Hold
            </MenuLink>
            <MenuLink to={agencyPaths.deleteApplicant(threadId, id) + search} icon={Trash2}>
              Delete
            </MenuLink>
          </>
        )}
      </div>
    </ClosingMenu>
  );
}

function MenuLink({ to, icon: Icon, children }: { to: string; icon: typeof Trash2; children: string }) {
  return (
    <LinkButton to={to} preventScrollReset look="quiet" size="small" className="w-full justify-start">
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </LinkButton>
  );
}
