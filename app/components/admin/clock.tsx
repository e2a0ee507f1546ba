import { Badge, type Tone } from "~/components/ui/badge";
import { clockWords } from "~/lib/clock-words";

const HOUR = 60 * 60 * 1000;

/** How long something may still wait. All in UTC ms; `soon`: from when on it is urgent, a day before by default. */
export function Clock({ dueAt, now, soon = 24 * HOUR }: { dueAt: number; now: number; soon?: number }) {
  const left = dueAt - now;
  const tone: Tone = left < 0 ? "poor" : left < soon ? "moderate" : "none";
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {left < 0 ? `${clockWords(-left)} late` : `${clockWords(left)} left`}
    </Badge>
  );
}
