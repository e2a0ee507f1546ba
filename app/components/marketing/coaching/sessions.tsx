import { Button, buttonClass } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { COACHING_SESSIONS } from "../../../../workers/domain/coaching/coaching-sessions";

const cards = [
  {
    ...COACHING_SESSIONS["career-strategy"],
    text: "Where you stand, where you could go, and what the next three steps are.",
    note: null,
    open: true,
  },
  {
    ...COACHING_SESSIONS["resume-deep-dive"],
    text: "Line by line through your résumé, against a job that you want.",
    note: "Most Popular",
    open: true,
  },
  {
    name: "Interview Preparation",
    price: "89.99",
    length: "1 hour",
    text: "A rehearsal: questions, answers, and what was heard between them.",
    note: "Coming Soon",
    open: false,
  },
];

export function Sessions() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {cards.map(({ name, price, length, text, note, open }) => (
        <li
          key={name}
          className={`flex flex-col gap-2 rounded-lg border bg-surface p-4 ${note === "Most Popular" ? "border-accent shadow-lg" : "border-line"}`}
        >
          <p className={note ? "min-h-7" : "min-h-7 max-md:hidden"}>
            {note && <Badge tone={open ? "accent" : "none"}>{note}</Badge>}
          </p>
          <h3 className="text-2xl">{name}</h3>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-serif text-3xl font-semibold tabular-nums">{`€${price}`}</span>
            <span className="text-soft">{length}</span>
          </p>
          <p className="grow text-soft">{text}</p>
          {open ? (
            <a href="#book" className={buttonClass(note ? "primary" : "secondary")}>
              Book a session
            </a>
          ) : (
            <Button type="button" disabled>
              Coming Soon
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
