import type { JobProfile } from "../../types";
import type { Posting } from "../sentences/segments";

const INDUSTRIES: [string, RegExp][] = [
  ["Financial technology", /\bfin-?tech\b/iu],
  ["Banking", /\b(bank(ing)?|credit union)\b/iu],
  ["Insurance", /\binsur(ance|er|tech)\b/iu],
  [
    "Financial services",
    /\b(financial services|asset management|private equity|investment firm|hedge fund)\b/iu,
  ],
  ["Healthcare", /\b(health ?care|hospital|clinic|nursing home|medical practice|krankenhaus|klinik)\b/iu],
  ["Life sciences", /\b(biotech\w*|pharma\w*|life sciences?|clinical trials?)\b/iu],
  ["Education", /\b(school|university|college|ed-?tech|academy|kindergarten|nursery school)\b/iu],
  ["Logistics", /\b(logistics|freight|supply chain company|parcel|haulage|spedition)\b/iu],
  ["Retail", /\b(retail(er)?|supermarket|stores? (chain|network))\b/iu],
  ["E-commerce", /\be-?commerce\b/iu],
  ["Hospitality", /\b(hotels?|restaurants?|hospitality|resort|catering)\b/iu],
  ["Construction", /\b(construction|building contractor|bauunternehmen|housebuilder)\b/iu],
  ["Manufacturing", /\b(manufactur(er|ing)|factory|production plant|fabrication)\b/iu],
  ["Automotive", /\bautomotive\b/iu],
  ["Aerospace and defence", /\b(aerospace|defen[cs]e contractor|aviation|airline)\b/iu],
  ["Energy", /\b(energy|utilities|oil (and|&) gas|renewables?|solar|wind power)\b/iu],
  ["Telecommunications", /\btelecom\w*\b/iu],
  ["Media", /\b(media company|publisher|broadcast\w*|film studio|streaming service)\b/iu],
  ["Gaming", /\b(video games?|gaming|game studio)\b/iu],
  ["Legal services", /\b(law firm|legal services|chambers|kanzlei)\b/iu],
  ["Consulting", /\b(consult(ancy|ing) (firm|company)|management consult\w+|it consulting)\b/iu],
  ["Real estate", /\b(real estate|property management|prop-?tech)\b/iu],
  [
    "Public sector",
    /\b(public sector|government (agency|department)|city council|ministry|local authority)\b/iu,
  ],
  ["Software", /\b(software (company|house|vendor|development)|saas|tech company)\b/iu],
  ["Agriculture", /\b(agricultur\w+|farm(ing)?)\b/iu],
];

const TYPES: [string, RegExp][] = [
  ["Start-up", /\bstart-?up\b/iu],
  ["Non-profit", /\b(non-?profit|not[- ]for[- ]profit|charity|ngo|gemeinnützig\w*)\b/iu],
  [
    "Public authority",
    /\b(government agency|public authority|city council|local authority|federal agency|municipality)\b/iu,
  ],
  ["Family business", /\b(family[- ](owned|run)|familienunternehmen|entreprise familiale)\b/iu],
  ["Consultancy", /\bconsultancy\b/iu],
  ["Agency", /\b(recruitment|staffing|creative|marketing|digital|advertising) agency\b/iu],
  [
    "Public company",
    /\b(publicly[- ](traded|listed)|listed company|fortune (100|500|1000)|nasdaq|nyse|ftse|company type: public)\b/iu,
  ],
  ["Private company", /\b(privately[- ](held|owned)|private company)\b/iu],
];

const STAGES: [string, RegExp][] = [
  ["Seed", /\b(pre-?)?seed[- ](stage|funded|round)\b/iu],
  ["Series A", /\bseries a\b/iu],
  ["Series B", /\bseries b\b/iu],
  ["Series C or later", /\bseries [c-h]\b/iu],
  ["Early stage", /\b(early[- ]stage|founding team|pre-?ipo)\b/iu],
  ["Scale-up", /\b(scale-?up|hyper-?growth|fast[- ]growing|rapidly growing|growth mode|high[- ]growth)\b/iu],
  [
    "Established",
    /\b(well[- ]established|(founded|established|since) (in )?(1[89]\d\d|200\d|201[0-5])|market leader|leading (provider|manufacturer|company))\b/iu,
  ],
];

const MODELS: [string, RegExp][] = [
  ["B2B SaaS", /\bb2b saas\b/iu],
  ["SaaS", /\b(saas|software[- ]as[- ]a[- ]service)\b/iu],
  ["Marketplace", /\b(online )?marketplace\b/iu],
  ["B2B and B2C", /\bb2b (and|&|\/) b2c\b/iu],
  ["B2B", /\bb2b\b/iu],
  ["B2C", /\b(b2c|d2c|direct[- ]to[- ]consumer)\b/iu],
  ["E-commerce", /\be-?commerce\b/iu],
  ["Subscription", /\bsubscription (business|model|service)\b/iu],
  ["Services", /\b(professional services|client projects|managed services)\b/iu],
];

/** Numbers have 13 digits and signs at most: one of any length would be looked for from each of its digits on. */
const SIZE =
  /\b(?:company size:?\s{0,9})(\d[\d,.]{0,12}k?\s?[-–]\s?\d[\d,.]{0,12}k?|\d[\d,.]{0,12}k?\+?)|\b((?:over |more than |around |about |nearly )?\d[\d,.]{0,12}k?\+?(?:\s?[-–]\s?\d[\d,.]{0,12})?)\s+(?:employees|staff|colleagues|mitarbeiter\w*|collaborateurs|salariés|empleados)\b/iu;
const CULTURE =
  /\b(culture|our values|we value|work environment|diverse team|inclusive|unternehmenskultur|flat hierarch\w+|flache hierarchien)\b/iu;

/** What the posting says about the employer. Each field is null unless the posting's own words bear it out. */
export function companyIn(posting: Posting): JobProfile["company"] {
  const own = posting.segments.filter((s) => s.field === "description" && s.section !== "legal");
  const first = own.filter((s) => ["about", "overview"].includes(s.section)).map((s) => s.text);
  const all = own.map((s) => s.text);
  const stated = all.find((text) => /^industry:/iu.test(text))?.replace(/^industry:\s*/iu, "");
  const culture = own.find((s) => CULTURE.test(s.text) && s.section !== "must" && s.text.length <= 240);
  const size = all.map((text) => SIZE.exec(text)).find(Boolean);
  return {
    industry: stated || (most(INDUSTRIES, first) ?? null),
    type: firstOf(TYPES, all),
    size: size ? (size[1] ?? size[2])!.replace(/\s?[–-]\s?/, "-") : null,
    stage: firstOf(STAGES, all),
    businessModel: firstOf(MODELS, all),
    culture: culture?.text ?? null,
  };
}

function firstOf(table: [string, RegExp][], texts: string[]): string | null {
  return table.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? null;
}

function most(table: [string, RegExp][], texts: string[]): string | null {
  let best: string | null = null;
  let top = 0;
  for (const [name, pattern] of table) {
    const count = texts.filter((text) => pattern.test(text)).length;
    if (count > top) {
      top = count;
      best = name;
    }
  }
  return best;
}
