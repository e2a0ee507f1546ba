import type { ReactNode } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";

/** The last part of a public page: one sentence, and what to do next. */
export function ClosingCall({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  /** its buttons */
  children: ReactNode;
}) {
  return (
    <TrackedSection name="call-to-action" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl justify-items-start gap-4 px-5 py-section sm:px-8">
        <h2 className="text-title">{title}</h2>
        <p className="max-w-prose text-lead text-soft">{lead}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </TrackedSection>
  );
}
