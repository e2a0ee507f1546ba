import { DAY } from "../day";
import { applicationStates, dateNameOf, isApplicationState, type StateDates } from "./application-states";
import type { Standing } from "./move-application";

/** "applied.20780.20783..." for an address: the state, then the days since 1970 on which each was reached. */
export function standingText({ state, dates }: Standing): string {
  const days = applicationStates.map((one) => {
    const day = dates[dateNameOf(one)];
    return day === null ? "" : day / DAY;
  });
  return [state, ...days].join(".");
}

/** null for what `standingText` never wrote. */
export function readStanding(text: string): Standing | null {
  const [state, ...days] = text.split(".");
  const isRead = days.length === applicationStates.length && days.every((day) => /^\d{0,5}$/.test(day));
  if (!isApplicationState(state) || !isRead || !days[0]) return null;
  const entries = applicationStates.map((one, index) => [
    dateNameOf(one),
    days[index] ? Number(days[index]) * DAY : null,
  ]);
  return { state, dates: Object.fromEntries(entries) as StateDates };
}
