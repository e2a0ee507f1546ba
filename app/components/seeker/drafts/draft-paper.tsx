import { clsx } from "clsx";
import { useState } from "react";
import { textareaClass } from "~/components/ui/fields/field";
import {
  bulletField,
  type DraftContent,
  type DraftLook,
} from "../../../../workers/domain/drafts/draft-content";
import { mostOf } from "../../../../workers/domain/drafts/draft-limits";
import { BulletNotes } from "./writing/bullet-notes";

const looks: Record<Exclude<DraftLook, "bullet">, string> = {
  name: "font-serif text-2xl",
  heading: "mt-5 border-b border-line pb-1 font-semibold",
  entry: "mt-3 font-semibold",
  plain: "text-soft",
};

/** The whole résumé as it will be exported; its bullets are fields. */
export function DraftPaper({ content }: { content: DraftContent }) {
  const edits = new Map(content.edits.map(({ line, text }) => [line, text]));
  let entry = "";
  return (
    <div className="grid gap-1 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-6">
      {content.lines.map(({ look, text }, line) => {
        const id = bulletField(line);
        if (look === "entry") entry = text;
        return look === "bullet" ? (
          <Bullet key={id} name={id} entry={entry} before={text} now={edits.get(line) ?? text} />
        ) : (
          <p
            key={id}
            // Names and employers stand in the others.
            data-spelled={look === "plain" || look === "heading" ? "" : undefined}
            className={clsx("whitespace-pre-wrap", looks[look])}
          >
            {text.replaceAll("\t", "   ")}
          </p>
        );
      })}
    </div>
  );
}

/** One bullet; what it was is shown as soon as it is another. */
function Bullet({ name, entry, before, now }: { name: string; entry: string; before: string; now: string }) {
  const [text, setText] = useState(now);
  return (
    <div className="flex gap-2">
      <span aria-hidden="true" className="pt-2">
        •
      </span>
      <div className="min-w-0 grow">
        <textarea
          name={name}
          aria-label={`Bullet of ${entry || "your resume"}: ${before.slice(0, 60)}`}
          defaultValue={now}
          maxLength={mostOf(before)}
          rows={Math.ceil(now.length / 75) || 1}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className={clsx(
            textareaClass,
            "block scroll-mb-32 resize-y field-sizing-content",
            text !== before && "border-ink",
          )}
        />
        {text !== before && (
          <p className="mt-1 mb-2 text-sm text-soft">
            {text.trim() === "" ? "Left out. It was: " : "It was: "}
            {before}
          </p>
        )}
        <BulletNotes text={text} />
      </div>
    </div>
  );
}
