import { normalPlace } from "../../../engine/parse/contact/normal-place";

/** "City, Country" of what a résumé says, never a street; empty where neither is known (RULINGS 59). */
export function placeWords(written: string | null): string {
  const { city, country } = (written && normalPlace(written)) || { city: null, country: null };
  return [city, country].filter(Boolean).join(", ");
}
