import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";

/** A part of a public page: its heading and text, below it where `wide`. `sunken` sets it apart from its neighbours. */
export function PageSection({
  name,
  id,
  title,
  lead,
  sunken = false,
  wide = false,
  children,
}: {
  name: ComponentProps<typeof TrackedSection>["name"];
  id?: string;
  title: string;
  lead?: ReactNode;
  sunken?: boolean;
  wide?: boolean;
  children?: ReactNode;
}) {
  const heading = useId();
  return (
    <TrackedSection
      name={name}
      id={id}
      aria-labelledby={heading}
      className={clsx(
        "scroll-mt-4 py-section late-section",
        sunken && "border-y border-line bg-sunken last:border-b-0",
      )}
    >
      <div
        className={clsx(
          "mx-auto grid max-w-page gap-x-12 gap-y-4 px-gutter sm:gap-y-6",
          !wide && "lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]",
        )}
      >
        <div className="grid max-w-reading content-start gap-3">
          <h2 id={heading} className="text-title">
            {title}
          </h2>
          {lead && <p className="text-lg text-soft">{lead}</p>}
        </div>
        <div className="grid min-w-0 content-start gap-4 sm:gap-6">{children}</div>
      </div>
    </TrackedSection>
  );
}

export type Point = { title: string; text: ReactNode; icon?: LucideIcon; note?: string };

export function Points({ points, columns = 3 }: { points: readonly Point[]; columns?: 3 | 4 }) {
  return (
    <ul className={clsx("grid gap-x-8 gap-y-4 sm:grid-cols-2", columns === 3 && "lg:grid-cols-3")}>
      {points.map(({ title, text, icon: Icon, note }) => (
        <li key={title} className="grid content-start gap-1 border-t border-edge pt-3">
          {Icon && <Icon className="size-6 text-accent" aria-hidden="true" />}
          <h3 className="text-lg">{title}</h3>
          {note && <p className="text-sm font-medium text-accent">{note}</p>}
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Steps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol
      className={clsx(
        "grid gap-5 md:gap-6",
        steps.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3",
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid content-start gap-1 border-l border-edge pl-6 md:border-t md:border-l-0 md:pt-6 md:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute -top-1 -left-3 grid size-6 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent md:-top-3 md:left-0"
          >
            {index + 1}
          </span>
          <h3 className="text-lg">{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
