import type { ReactNode } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";
import { PlumbMark } from "~/components/layout/brand";

/** The last word of a page: one sentence and what to do now. */
export function FinalCall({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <TrackedSection name="call-to-action" aria-labelledby="call" className="py-section">
      <div className="mx-auto grid max-w-page justify-items-start gap-5 px-gutter">
        <PlumbMark className="h-12" />
        <h2 id="call" className="max-w-reading text-title">
          {title}
        </h2>
        <p className="max-w-reading text-lead text-soft">{text}</p>
        {children}
      </div>
    </TrackedSection>
  );
}
