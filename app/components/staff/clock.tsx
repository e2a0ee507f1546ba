import { Badge, type Tone } from "~/components/ui/data/badge";
import { clockWords } from "~/lib/clock-words";

const HOUR = 60 * 60 * 1000;

/** The last hours before it is due are urgent, on every page alike. */
const SOON = 8 * HOUR;

/** How long something may still wait; both in UTC ms. */
export function Clock({ dueAt, now }: { dueAt: number; now: number }) {
  const left = dueAt - now;
  const tone: Tone = left < 0 ? "poor" : left < SOON ? "moderate" : "none";
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {left < 0 ? `${clockWords(-left)} late` : `${clockWords(left)} left`}
    </Badge>
  );
}
