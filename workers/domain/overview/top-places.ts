import { placeWords } from "../applicants/table/place-words";

export type Place = { place: string; applicants: number };

/** Read more than are shown: some say nothing of city and country, and some are one place. */
export const PLACES_READ = 300;

/** The first few places by city and country, never a street (RULINGS 59). */
export function topPlaces(read: Place[], shown: number): Place[] {
  const counts = new Map<string, number>();
  for (const { place, applicants } of read) {
    const words = placeWords(place);
    if (words) counts.set(words, (counts.get(words) ?? 0) + applicants);
  }
  return [...counts]
    .map(([place, applicants]) => ({ place, applicants }))
    .sort((a, b) => b.applicants - a.applicants)
    .slice(0, shown);
}
