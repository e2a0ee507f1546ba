import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Turn = { title: string; caption: string; content: ReactNode };

/** What takes turns, one on top of the other: nothing moves when they change. Without scripts one under the other. */
export function TurnStage({
  turns,
  current,
  kind,
  live,
}: {
  turns: readonly Turn[];
  current: number;
  /** what one of them is called: "slide" */
  kind: string;
  /** whether a change is read out: not while it changes by itself */
  live: boolean;
}) {
  return (
    <div className="grid" aria-live={live ? "polite" : "off"}>
      {turns.map(({ title, caption, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
        <div
          key={title}
          role="group"
          aria-roledescription={kind}
          aria-label={`${index + 1} of ${turns.length}: ${title}`}
          className={clsx(
            "col-start-1 row-start-1 grid min-w-0 content-start gap-3 transition-opacity duration-300 noscript:visible noscript:col-auto noscript:row-auto noscript:mb-12 noscript:opacity-100 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10",
            index === current ? "opacity-100" : "invisible opacity-0",
          )}
        >
          <div className="grid content-start gap-2 lg:pt-4">
            <p className="text-sm text-soft tabular-nums" aria-hidden="true">
              {index + 1} of {turns.length}
            </p>
            <h3 className="text-xl">{title}</h3>
            <p className="text-soft">{caption}</p>
          </div>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The dots below: which of them is on, and a way to each. */
export function TurnDots({
  turns,
  current,
  kind,
  onChoose,
}: {
  turns: readonly Turn[];
  current: number;
  kind: string;
  onChoose: (index: number) => void;
}) {
  return (
    <div className="flex">
      {turns.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          aria-label={`Show ${kind} ${index + 1}: ${title}`}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onChoose(index)}
          className="group grid h-11 w-8 place-items-center"
        >
          <span
            className={clsx(
              "rounded-full border border-edge transition-colors",
              index === current ? "size-3.5 border-accent bg-accent" : "size-2.5 group-hover:bg-edge",
            )}
          />
        </button>
      ))}
    </div>
  );
}
