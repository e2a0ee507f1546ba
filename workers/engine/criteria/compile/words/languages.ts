import type { CriterionWords } from "../../grounds";
import { dutch } from "./dutch";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { italian } from "./italian";
import { portuguese } from "./portuguese";
import { romanian } from "./romanian";
import { spanish } from "./spanish";

export const LANGUAGES: CriterionWords[] = [
  english,
  german,
  french,
  spanish,
  romanian,
  italian,
  portuguese,
  dutch,
];
