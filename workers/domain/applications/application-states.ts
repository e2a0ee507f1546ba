/** In the order in which a job goes through them. */
export const applicationStates = ["saved", "applied", "interview", "offer", "closed"] as const;

export type ApplicationState = (typeof applicationStates)[number];

export const STATE_NAMES: Readonly<Record<ApplicationState, string>> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  closed: "Closed",
};

/** When each state was reached: days as their UTC midnight. */
export type StateDates = {
  savedAt: number;
  appliedAt: number | null;
  interviewAt: number | null;
  offerAt: number | null;
  closedAt: number | null;
};

export function dateNameOf(state: ApplicationState): keyof StateDates {
  return `${state}At`;
}

export function isApplicationState(text: unknown): text is ApplicationState {
  return applicationStates.some((state) => state === text);
}

/** The day that a state was reached stays where it is known and is today where it isn't; what comes after it isn't reached. */
export function datesIn(state: ApplicationState, dates: StateDates, today: number): StateDates {
  const reached = applicationStates.indexOf(state);
  const entries = applicationStates.map((one, index) => {
    const day = dates[dateNameOf(one)];
    if (index > reached) return [dateNameOf(one), null];
    return [dateNameOf(one), index === reached ? (day ?? today) : day];
  });
  return Object.fromEntries(entries) as StateDates;
}
