import { Form, Link, useLocation } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { ClosingMenu } from "~/components/layout/closing-menu";
import { LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { fileSize } from "~/lib/format";
import { paths } from "~/lib/paths";
import { endingOfType } from "../../../../workers/domain/resumes/files/file-types";
import type { ListedResume } from "../../../../workers/domain/resumes/list-resumes";
import { AnalysisState } from "./analysis-state";
import { listSearch } from "./list-search";

export function ResumeRow({ resume }: { resume: ListedResume }) {
  const { id, name, isDefault, fileType, createdAt, analysisStatus } = resume;
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:flex-nowrap sm:p-5"
    >
      <div className="grid min-w-0 gap-1.5 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.resumeAnalysis(id)}
            className="rounded-sm font-serif text-lg font-semibold hover:underline"
          >
            {name}
          </Link>
          {isDefault && <Badge tone="accent">Default</Badge>}
        </p>
        <p className="text-sm text-soft">
          {endingOfType(fileType).toUpperCase()} · {fileSize(resume.fileSize)} · uploaded{" "}
          <LocalDate value={createdAt} />
        </p>
        <AnalysisState resume={resume} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        <LinkButton to={paths.resumeAnalysis(id)} look="secondary" size="small">
          View<span className="sr-only"> {name}</span>
        </LinkButton>
        {analysisStatus !== "failed" && (
          <LinkButton to={paths.newAnalysisOf(id)} look="secondary" size="small">
            Analyze a Job<span className="sr-only"> with {name}</span>
          </LinkButton>
        )}
        <More resume={resume} />
      </div>
    </article>
  );
}

function More({ resume: { id, name, isDefault, analysisStatus } }: { resume: ListedResume }) {
  const search = listSearch(useLocation().search);
  const item = "flex min-h-11 w-full items-center px-4 text-left text-ui hover:bg-sunken";
  return (
    <ClosingMenu
      className="relative"
      label={
        <>
          More<span className="sr-only"> for {name}</span>
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      <div className="absolute right-0 z-30 mt-1 w-52 overflow-hidden rounded-md border border-edge bg-surface py-1 shadow-lg max-sm:right-auto max-sm:left-0">
        {!isDefault && analysisStatus !== "failed" && (
          <Form method="post" action={paths.myResumes} preventScrollReset>
            <input type="hidden" name="resumeId" value={id} />
            <button type="submit" name="intent" value="set-default" className={item}>
              Set as Default
            </button>
          </Form>
        )}
        <Link to={paths.renameResume(id) + search} preventScrollReset discover="none" className={item}>
          Rename
        </Link>
        <a href={paths.resumeFile(id)} download className={item}>
          Download
        </a>
        <Link to={paths.newVersionOf(id)} className={item}>
          Upload a New Version
        </Link>
        <Link
          to={paths.deleteResume(id) + search}
          preventScrollReset
          discover="none"
          className={`${item} text-poor`}
        >
          Delete
        </Link>
      </div>
    </ClosingMenu>
  );
}
