import type { ReactNode } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";

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
    <TrackedSection name="call-to-action" aria-labelledby="call" className="late-section py-section">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-5 px-gutter">
        <div className="grid max-w-reading gap-2">
          <h2 id="call" className="text-title">
            {title}
          </h2>
          <p className="text-lg text-soft">{text}</p>
        </div>
        <div className="grid gap-3">{children}</div>
      </div>
    </TrackedSection>
  );
}
