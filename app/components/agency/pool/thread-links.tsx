import { clsx } from "clsx";
import { agencyPaths } from "~/lib/agency-paths";
import { percent } from "~/lib/format";
import type { OtherThread } from "../../../../workers/domain/pool/other-threads";

/** The job threads that a person stands in, each in a new tab, with their relevancy there. */
export function ThreadLinks({
  name,
  threads,
  inLine = false,
}: {
  name: string;
  threads: OtherThread[];
  inLine?: boolean;
}) {
  return (
    <ul
      className={clsx(inLine ? "flex flex-wrap gap-x-5 gap-y-1" : "grid grid-cols-[minmax(0,1fr)] gap-0.5")}
    >
      {threads.map(({ applicantId, threadId, title, relevancyScore }) => (
        <li key={applicantId} className="flex min-w-0 items-baseline gap-2">
          <a
            href={agencyPaths.applicant(threadId, applicantId)}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} in ${title}, opens in a new tab`}
            className="text-link min-w-0 truncate rounded-sm"
          >
            {title}
          </a>
          <span className="whitespace-nowrap tabular-nums">{percent(relevancyScore)}</span>
        </li>
      ))}
    </ul>
  );
}
