import { Specimen } from "./specimen";

const grounds = [
  ["paper", "bg-paper", "the page"],
  ["surface", "bg-surface", "a sheet on it"],
  ["sunken", "bg-sunken", "a well in it"],
  ["accent-soft", "bg-accent-soft", "what is chosen"],
  ["mark", "bg-mark", "marked evidence"],
  ["mark-strong", "bg-mark-strong", "the evidence pointed at"],
] as const;

const inks = [
  ["ink", "text-ink", "words"],
  ["soft", "text-soft", "lesser words"],
  ["accent", "text-accent", "links, the bob"],
  ["good", "text-good", "good news, high band"],
  ["moderate", "text-moderate", "care, middle band"],
  ["poor", "text-poor", "errors, low band"],
  ["none", "text-none", "nothing measured"],
] as const;

const sizes = [
  ["display", "text-display"],
  ["title", "text-title"],
  ["3xl", "text-3xl"],
  ["2xl", "text-2xl"],
  ["xl", "text-xl"],
] as const;

const texts = [
  ["lead", "text-lead"],
  ["base", "text-base"],
  ["ui", "text-ui"],
  ["sm", "text-sm"],
  ["xs", "text-xs"],
] as const;

export function TokensPart() {
  return (
    <>
      <Specimen
        id="colour"
        title="Colour"
        use="Ink on paper, and one teal: the bob. Colour never says anything alone."
      >
        <ul className="grid gap-3 sm:grid-cols-3">
          {grounds.map(([name, ground, role]) => (
            <li key={name} className="flex items-center gap-3 text-sm">
              <span className={`size-11 shrink-0 rounded-md border border-edge ${ground}`} />
              <span>
                {name}
                <span className="block text-soft">{role}</span>
              </span>
            </li>
          ))}
        </ul>
        <ul className="grid gap-3 sm:grid-cols-3">
          {inks.map(([name, ink, role]) => (
            <li key={name} className={`text-ui ${ink}`}>
              <span className="font-semibold">{name}</span>: {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        id="type"
        title="Type"
        use="Source Serif 4 for headings and figures that matter; the reader's own sans for everything else."
      >
        <div className="grid gap-3">
          {sizes.map(([name, size]) => (
            <p key={name} className={`font-serif font-semibold tracking-tight ${size}`}>
              Measured true{" "}
              <span className="font-sans text-xs font-normal tracking-normal text-soft">{name}</span>
            </p>
          ))}
          {texts.map(([name, size]) => (
            <p key={name} className={size}>
              Every point leads back to words in the résumé. <span className="text-xs text-soft">{name}</span>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen
        id="space-corners-shadows"
        title="Space, corners, shadows"
        use="Steps of 4 px; corners of cut paper; light from straight above."
      >
        <ul className="flex flex-wrap gap-6 text-sm">
          <li className="grid size-28 place-items-center rounded-sm border border-edge shadow-sm">sm</li>
          <li className="grid size-28 place-items-center rounded-md border border-edge bg-surface shadow-lg">
            md, lg
          </li>
          <li className="grid size-28 place-items-center rounded-lg border border-edge bg-surface shadow-xl">
            lg, xl
          </li>
          <li className="ticks grid h-28 w-36 place-items-center">ticks of 8 and 40</li>
        </ul>
      </Specimen>
      <Specimen
        id="movement"
        title="Movement"
        use="Short, and it comes to rest. Where less motion is asked for, nothing moves."
      >
        <div className="grid max-w-sm gap-2 text-sm">
          <div className="group rounded-md border border-edge p-4">
            ease-settle, on hover
            <span className="mt-2 block size-5 rounded-full bg-accent transition-transform duration-300 ease-settle group-hover:translate-x-60" />
          </div>
        </div>
      </Specimen>
    </>
  );
}
