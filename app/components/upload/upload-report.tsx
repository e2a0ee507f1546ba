import { Banner } from "~/components/ui/banner";
import { counted } from "~/lib/format";
import { BatchProgress, type WatchedBatchStart } from "./batch-progress";
import type { SentFiles } from "./send-files";

const NAMED = 5;

/** What became of an upload: which files weren't taken, how many were, and how far their analysis is. */
export function UploadReport({
  answer,
  batches,
  sending,
  hasFilters,
}: {
  answer: SentFiles;
  batches: WatchedBatchStart[];
  sending: boolean;
  hasFilters: boolean;
}) {
  const added = answer.accepted > 0 ? `The batch successfully added with ${answer.accepted} resumes.` : null;
  return (
    <>
      <Refused answer={answer} />
      {batches.length > 0 ? (
        <BatchProgress batches={batches} sending={sending} hasFilters={hasFilters} added={added} />
      ) : (
        added && <Banner kind="success">{added}</Banner>
      )}
    </>
  );
}

/** What wasn't taken, file by file: the first few, and the others on demand. */
function Refused({ answer: { problem, refused } }: { answer: SentFiles }) {
  if (!problem && refused.length === 0) return null;
  const list = (some: SentFiles["refused"]) => (
    <ul className="mt-1 list-disc pl-5">
      {some.map(({ file, reason }) => (
        <li key={file + reason}>
          {file}: {reason}
        </li>
      ))}
    </ul>
  );
  const more = refused.slice(NAMED);
  const isListed = refused.some(({ reason }) => reason === problem);
  return (
    <Banner kind="error">
      <p>
        {problem && !isListed ? problem : `${counted(refused.length, "file was", "files were")} not taken:`}
      </p>
      {refused.length > 0 && list(refused.slice(0, NAMED))}
      {more.length > 0 && (
        <details>
          <summary>{counted(more.length, "more file")}</summary>
          {list(more)}
        </details>
      )}
    </Banner>
  );
}
