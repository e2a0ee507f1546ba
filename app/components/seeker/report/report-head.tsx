import { Download } from "lucide-react";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { fileSize } from "~/lib/format";
import { paths } from "~/lib/paths";
import { endingOfType } from "../../../../workers/domain/resumes/files/file-types";

export type ReportHeadData = {
  id: string;
  name: string;
  isDefault: boolean;
  fileType: string;
  fileSize: number;
  createdAt: number;
};

/** Which résumé the page is about, and the ways on from it. `asks`: the page has a question first, whose button is the main one. */
export function ReportHead({
  resume,
  isRead,
  asks,
}: {
  resume: ReportHeadData;
  isRead: boolean;
  asks: boolean;
}) {
  const { id, name, isDefault, fileType, createdAt } = resume;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-2 [overflow-wrap:anywhere]">
        <h1 className="text-3xl sm:text-4xl">{name}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          {isDefault && <Badge tone="accent">Default</Badge>}
          <span>
            {endingOfType(fileType).toUpperCase()} · {fileSize(resume.fileSize)} · uploaded{" "}
            <LocalDate value={createdAt} />
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a href={paths.resumeFile(id)} download className={buttonClass("secondary")}>
          <Download className="size-4" aria-hidden="true" />
          Download
        </a>
        {isRead && (
          <a href={paths.resumeJson(id)} download className={buttonClass("secondary")}>
            JSON Resume
          </a>
        )}
        <LinkButton to={paths.myResumes} look="secondary">
          My Resumes
        </LinkButton>
        {isRead && (
          <LinkButton to={paths.newAnalysisOf(id)} look={asks ? "secondary" : "primary"}>
            New Analysis
          </LinkButton>
        )}
      </div>
    </header>
  );
}
