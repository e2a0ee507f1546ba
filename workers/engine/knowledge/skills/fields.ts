import type { FieldLines } from "../types";
import { lines as data } from "./data";
import { lines as office } from "./office";
import { lines as software } from "./software";

/** Every field of skills. The order decides nothing but the order of `allSkills()`. */
export const SKILL_FIELDS: FieldLines[] = [
  { id: "software", name: "Software development", lines: software },
  { id: "data", name: "Data and AI", lines: data },
  { id: "office", name: "Office software", lines: office },
];
