import type { PostingPiece } from "~/lib/views/posting-marks";

/** The posting as it was given, with the words that requirements were read from marked. */
export function PostingText({ pieces }: { pieces: PostingPiece[] }) {
  return (
    <p className="rounded border border-line bg-surface px-4 py-4 text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] sm:px-6">
      {pieces.map(({ text, start, id }) =>
        id ? (
          <mark
            key={start}
            id={id}
            tabIndex={-1}
            className="scroll-mt-24 rounded-sm bg-mark text-ink target:bg-mark-strong target:outline-2 target:outline-accent"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
