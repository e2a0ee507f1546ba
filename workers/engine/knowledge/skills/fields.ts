import type { FieldLines } from "../types";
import { lines as accounting } from "./business/accounting";
import { lines as admin } from "./business/admin";
import { lines as business } from "./business/business";
import { lines as finance } from "./business/finance";
import { lines as hr } from "./business/hr";
import { lines as marketing } from "./business/marketing";
import { lines as office } from "./business/office";
import { lines as sales } from "./business/sales";
import { lines as agriculture } from "./industry/agriculture";
import { lines as construction } from "./industry/construction";
import { lines as engineering } from "./industry/engineering";
import { lines as logistics } from "./industry/logistics";
import { lines as manufacturing } from "./industry/manufacturing";
import { lines as science } from "./industry/science";
import { lines as transport } from "./industry/transport";
import { lines as care } from "./people/care";
import { lines as education } from "./people/education";
import { lines as health } from "./people/health";
import { lines as law } from "./people/law";
import { lines as publicService } from "./people/public";
import { lines as soft } from "./people/soft";
import { lines as design } from "./services/design";
import { lines as hospitality } from "./services/hospitality";
import { lines as lifestyle } from "./services/lifestyle";
import { lines as media } from "./services/media";
import { lines as retail } from "./services/retail";
import { lines as cloud } from "./technology/cloud";
import { lines as data } from "./technology/data";
import { lines as electronics } from "./technology/electronics";
import { lines as it } from "./technology/it";
import { lines as security } from "./technology/security";
import { lines as software } from "./technology/software";

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
