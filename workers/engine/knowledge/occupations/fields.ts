import type { FieldLines } from "../types";
import { lines as technology } from "./technology";

/** Every field of occupations. The order decides which occupation a title goes to that two of them claim. */
export const OCCUPATION_FIELDS: FieldLines[] = [{ id: "technology", name: "Technology", lines: technology }];
