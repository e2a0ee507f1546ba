export type WayStep = { title: string; text: string };

export function WaySteps({ steps }: { steps: readonly WayStep[] }) {
  return (
    <ol className="relative grid gap-5 before:absolute before:top-2 before:bottom-4 before:left-5 before:w-px before:bg-edge">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative grid grid-cols-[2.5rem_1fr] gap-5">
          <span className="grid size-10 place-items-center rounded-full border border-edge bg-surface font-serif text-lg font-semibold">
            {index + 1}
          </span>
          {index === steps.length - 1 && <Bob />}
          <div className="grid max-w-prose gap-1 pt-1">
            <h3 className="text-xl">{title}</h3>
            <p className="text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Bob() {
  return (
    <svg
      viewBox="0 0 10 14"
      className="absolute bottom-0 left-[0.9375rem] h-4 w-[0.6875rem]"
      aria-hidden="true"
    >
      <path d="M0 0h10l-1.5 7L5 14 1.5 7z" className="fill-accent" />
    </svg>
  );
}
