import type { FieldLines } from "../types";
import { lines as care } from "./care";
import { lines as commerce } from "./commerce";
import { lines as creative } from "./creative";
import { lines as education } from "./education";
import { lines as engineering } from "./engineering";
import { lines as finance } from "./finance";
import { lines as health } from "./health";
import { lines as hospitality } from "./hospitality";
import { lines as logistics } from "./logistics";
import { lines as management } from "./management";
import { lines as nature } from "./nature";
import { lines as people } from "./people";
import { lines as publicService } from "./public";
import { lines as technology } from "./technology";
import { lines as trades } from "./trades";

/** Every field of occupations. The order decides which occupation a title goes to that two of them claim. */
export const OCCUPATION_FIELDS: FieldLines[] = [
  { id: "technology", name: "Technology", lines: technology },
  { id: "health", name: "Health", lines: health },
  { id: "care", name: "Care and social work", lines: care },
  { id: "education", name: "Education, libraries and museums", lines: education },
  { id: "people", name: "Human resources and administration", lines: people },
  { id: "finance", name: "Finance, banking and insurance", lines: finance },
  { id: "commerce", name: "Sales, marketing, retail and real estate", lines: commerce },
  { id: "management", name: "Management and consulting", lines: management },
  { id: "engineering", name: "Engineering and building design", lines: engineering },
  { id: "trades", name: "Manufacturing, building and vehicle trades", lines: trades },
  { id: "logistics", name: "Logistics, driving and aviation", lines: logistics },
  { id: "hospitality", name: "Hospitality, food and cleaning", lines: hospitality },
  { id: "public", name: "Law, public service and security", lines: publicService },
  { id: "creative", name: "Design, media, arts and fashion", lines: creative },
  { id: "nature", name: "Science, agriculture, sport and beauty", lines: nature },
];
