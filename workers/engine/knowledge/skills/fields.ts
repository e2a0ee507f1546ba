import type { FieldLines } from "../types";
import { lines as accounting } from "./accounting";
import { lines as admin } from "./admin";
import { lines as agriculture } from "./agriculture";
import { lines as business } from "./business";
import { lines as care } from "./care";
import { lines as cloud } from "./cloud";
import { lines as construction } from "./construction";
import { lines as data } from "./data";
import { lines as design } from "./design";
import { lines as education } from "./education";
import { lines as electronics } from "./electronics";
import { lines as engineering } from "./engineering";
import { lines as finance } from "./finance";
import { lines as health } from "./health";
import { lines as hospitality } from "./hospitality";
import { lines as hr } from "./hr";
import { lines as it } from "./it";
import { lines as law } from "./law";
import { lines as lifestyle } from "./lifestyle";
import { lines as logistics } from "./logistics";
import { lines as manufacturing } from "./manufacturing";
import { lines as marketing } from "./marketing";
import { lines as media } from "./media";
import { lines as office } from "./office";
import { lines as publicService } from "./public";
import { lines as retail } from "./retail";
import { lines as sales } from "./sales";
import { lines as science } from "./science";
import { lines as security } from "./security";
import { lines as soft } from "./soft";
import { lines as software } from "./software";
import { lines as transport } from "./transport";

/** Every field of skills. The order decides nothing but the order of `allSkills()`. */
export const SKILL_FIELDS: FieldLines[] = [
  { id: "software", name: "Software development", lines: software },
  { id: "data", name: "Data and AI", lines: data },
  { id: "cloud", name: "Cloud and DevOps", lines: cloud },
  { id: "security", name: "Information security", lines: security },
  { id: "it", name: "IT support, networks and business systems", lines: it },
  { id: "electronics", name: "Electrical engineering and automation", lines: electronics },
  { id: "engineering", name: "Mechanical and process engineering", lines: engineering },
  { id: "construction", name: "Construction, civil engineering and building trades", lines: construction },
  { id: "manufacturing", name: "Manufacturing, metal trades, quality and safety", lines: manufacturing },
  { id: "transport", name: "Vehicles and aviation", lines: transport },
  { id: "logistics", name: "Logistics, purchasing and driving", lines: logistics },
  { id: "health", name: "Health", lines: health },
  { id: "care", name: "Care and social work", lines: care },
  { id: "education", name: "Education, libraries and museums", lines: education },
  { id: "law", name: "Law", lines: law },
  { id: "accounting", name: "Accounting and tax", lines: accounting },
  { id: "finance", name: "Finance, banking and insurance", lines: finance },
  { id: "sales", name: "Sales", lines: sales },
  { id: "marketing", name: "Marketing, public relations and events", lines: marketing },
  { id: "hr", name: "Human resources", lines: hr },
  { id: "business", name: "Management, projects and consulting", lines: business },
  { id: "admin", name: "Administration and languages", lines: admin },
  { id: "office", name: "Office software", lines: office },
  { id: "retail", name: "Retail and customer service", lines: retail },
  { id: "hospitality", name: "Hospitality, food and cleaning", lines: hospitality },
  { id: "public", name: "Public service, security and rescue", lines: publicService },
  { id: "design", name: "Design and fashion", lines: design },
  { id: "media", name: "Media, arts and writing", lines: media },
  { id: "agriculture", name: "Agriculture, gardens and animals", lines: agriculture },
  { id: "lifestyle", name: "Fitness, beauty and real estate", lines: lifestyle },
  { id: "science", name: "Science, energy and environment", lines: science },
  { id: "soft", name: "Personal skills", lines: soft },
];
