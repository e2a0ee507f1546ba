import { asc, type SQL, sql } from "drizzle-orm";
import { linkedinGeoids } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { foldText } from "../fold-text";

export const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 5;
/** Longer than the longest name. */
const LONGEST = 100;

export type Location = {
  name: string;
  geoId: string;
  kind: "bloc" | "country" | "region" | "city" | "remote";
  countries: string[];
  names: string[];
};

function keyOf(typed: string): string {
  return foldText(typed.slice(0, LONGEST)).replaceAll(",", " ").replace(/\s+/g, " ").trim();
}

/** Places whose names have what is typed anywhere, those that begin with it first; none where they can't be read. */
export async function suggestLocations(
  { db, log }: Pick<Deps, "db" | "log">,
  typed: string,
): Promise<{ locationName: string; geoId: string }[]> {
  const key = keyOf(typed);
  if (key.length < FEWEST_LETTERS) return [];
  const at = sql`instr(${linkedinGeoids.nameKey}, ${key})`;
  try {
    return await db.shared
      .select({ locationName: linkedinGeoids.locationName, geoId: linkedinGeoids.geoid })
      .from(linkedinGeoids)
      .where(sql`${at} > 0`)
      .orderBy(asc(at), asc(linkedinGeoids.nameKey))
      .limit(MOST_SUGGESTIONS);
  } catch (error) {
    log({ event: "locations-unread", error: errorText(error) });
    return [];
  }
}

/** The place of a name, or the city that goes by it; null where the vocabulary has none, or can't be read. */
export async function findLocation(deps: Pick<Deps, "db" | "log">, typed: string): Promise<Location | null> {
  const key = keyOf(typed);
  if (!key) return null;
  const { nameKey, names, kind } = linkedinGeoids;
  const isCity = sql`(${kind} = 'city' and instr('|' || ${names} || '|', '|' || ${key} || '|') > 0)`;
  return firstPlace(deps, { where: sql`${nameKey} = ${key} or ${isCity}`, best: sql`${nameKey} <> ${key}` });
}

/** The place of one of LinkedIn's ids; null where the vocabulary has none, or can't be read. */
export async function locationOfGeoId(
  deps: Pick<Deps, "db" | "log">,
  geoId: string,
): Promise<Location | null> {
  const isIt = sql`${linkedinGeoids.geoid} = ${geoId}`;
  return firstPlace(deps, { where: isIt, best: isIt });
}

async function firstPlace(
  { db, log }: Pick<Deps, "db" | "log">,
  { where, best }: { where: SQL; best: SQL },
): Promise<Location | null> {
  const { names, kind, locationName, geoid, countries } = linkedinGeoids;
  try {
    const [row] = await db.shared
      .select({ name: locationName, geoId: geoid, kind, countries, names })
      .from(linkedinGeoids)
      .where(where)
      .orderBy(best, sql`length(${locationName})`, asc(locationName))
      .limit(1);
    const list = (text: string, sign: string) => text.split(sign).filter(Boolean);
    return row ? { ...row, countries: list(row.countries, ","), names: list(row.names, "|") } : null;
  } catch (error) {
    log({ event: "locations-unread", error: errorText(error) });
    return null;
  }
}
