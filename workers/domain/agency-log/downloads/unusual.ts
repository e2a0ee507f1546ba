/** Of one colleague in a day: how often they exported, and how many people in all. */
export type Exported = { downloads: number; people: number };

export const MOST_DOWNLOADS = 3;
export const MOST_PEOPLE = 500;
/** How many times their own average of the days before. */
export const TIMES_USUAL = 3;
export const USUAL_DAYS = 30;

/** Above a fixed bound and above what is usual for them, by either figure. @param before of the 30 days before, in all */
export function isUnusual(today: Exported, before: Exported): boolean {
  const isFarAbove = (name: keyof Exported, most: number) =>
    today[name] > most && today[name] > (TIMES_USUAL * before[name]) / USUAL_DAYS;
  return isFarAbove("downloads", MOST_DOWNLOADS) || isFarAbove("people", MOST_PEOPLE);
}
