import type { YearMonth } from "../types";

/**
 * What a person says was read wrongly. `entry` counts the entries as they were read, so that an earlier correction never
 * moves the meaning of a later one. `value` null: this isn't in the résumé.
 */
export type Correction =
  | { kind: "person"; field: "name" | "headline" | "location"; value: string | null }
  | {
      kind: "experience";
      entry: number;
      field: "title" | "company" | "location" | "start" | "end";
      /** start and end: "YYYY-MM" or "YYYY"; end may be "present" */
      value: string | YearMonth | "present" | null;
    }
  | { kind: "remove-experience"; entry: number }
  | {
      kind: "education";
      entry: number;
      field: "institution" | "degree" | "field" | "start" | "end";
      value: string | YearMonth | null;
    }
  | { kind: "remove-education"; entry: number }
  /** `name` as written in the résumé */
  | { kind: "remove-skill"; name: string };
