import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";

/** A part of a public page: its heading, what it says, and air around it. `sunken` sets it apart from its neighbours. */
export function PageSection({
  name,
  title,
  lead,
  sunken = false,
  children,
}: {
  name: ComponentProps<typeof TrackedSection>["name"];
  title: string;
  lead?: ReactNode;
  sunken?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <TrackedSection
      name={name}
      aria-labelledby={id}
      className={clsx("py-section", sunken && "border-y border-line bg-sunken")}
    >
      <div className="mx-auto grid max-w-page gap-10 px-gutter">
        <div className="grid max-w-reading gap-4">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {lead && <p className="text-lead text-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </TrackedSection>
  );
}

/** Short points side by side, each under its own heading. */
export function Points({ points }: { points: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-2 border-t border-edge pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps, hung on one line. */
export function Steps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol
      className={clsx(
        "grid gap-8 md:gap-6",
        steps.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3",
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid content-start gap-2 border-l border-edge pl-6 md:border-t md:border-l-0 md:pt-6 md:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute -top-1 -left-3 grid size-6 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent md:-top-3 md:left-0"
          >
            {index + 1}
          </span>
          <h3 className="text-xl">{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
