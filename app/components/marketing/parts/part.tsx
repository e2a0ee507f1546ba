import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";
import type { SECTIONS } from "../../../../workers/domain/analytics/rules";

/** One part of a public page with its h2, counted as seen under `name`. */
export function Part({
  name,
  id,
  title,
  lead,
  sunken = false,
  children,
}: {
  name: (typeof SECTIONS)[number];
  id?: string;
  title: string;
  lead?: ReactNode;
  /** on the darker ground, to set it apart from its neighbours */
  sunken?: boolean;
  children?: ReactNode;
}) {
  return (
    <TrackedSection
      name={name}
      id={id}
      className={clsx("scroll-mt-4 border-t border-line", sunken && "bg-sunken")}
    >
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-section sm:px-8">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-title">{title}</h2>
          {lead && <div className="text-lead text-soft">{lead}</div>}
        </div>
        {children}
      </div>
    </TrackedSection>
  );
}
