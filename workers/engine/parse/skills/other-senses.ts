import type { findSkills } from "../../knowledge";
import { DEPARTMENTS } from "./other-departments";

type Hit = ReturnType<typeof findSkills>[number];

const AROUND = 40;

/** What a business takes in, and what is written of it: nobody says that they sold. */
const AMOUNT_BEFORE =
  /(?:(?<!\p{L})(?:annual|yearly|gross|net|total|monthly|quarterly)|\d ?(?:%|[km]|mm|bn|million|billion)\+?(?: in)?(?: \p{L}{1,20})?) $/iu;
const PAPER_BEHIND =
  /^ (?:tax(?:es)?|prices?|price lists?|figures?|volumes?|data|databases?|commissions?|journals?|ledgers?|receipts?|slips?|invoices?|reports?|reporting)(?!\p{L})/iu;

/** Words that name a skill in one sense only, by the skill: whether a hit has another one. */
const OTHER_SENSES: Record<string, (said: string, before: string, behind: string) => boolean> = {
  // "$6.5 million in yearly sales", "sales tax"
  sales: (said, before, behind) =>
    /^sales$/iu.test(said) && (AMOUNT_BEFORE.test(before) || PAPER_BEHIND.test(behind)),
  // "several fundraising initiatives", "an initiative to save water"
  initiative: (said, before, behind) =>
    /^initiatives$/iu.test(said) ||
    (/^initiative$/iu.test(said) &&
      (/^ (?:to|for|of|that)(?!\p{L})/iu.test(behind) ||
        /(?:^| )(?:project|program|improvement|sales|marketing|company|corporate|safety|quality|business|strategic|new|key|major|an|each|this) $/iu.test(
          before,
        ))),
  // "organizational protocols", "Organizational Leadership"
  organization: (said, _, behind) =>
    /^organi[sz]ational$/iu.test(said) &&
    /^ (?!skills|abilit|and(?!\p{L})|or(?!\p{L})|talent|aptitude)\p{L}/iu.test(behind),
  // "data communications", "communication equipment"
  communication: (said, before, behind) =>
    /^communications?$/iu.test(said) &&
    (/(?:^| )(?:data|network|radio|satellite|voice|wireless|electronic|serial) $/iu.test(before) ||
      /^ (?:links?|lines?|equipment|hardware|systems?|networks?|devices?|infrastructure|technolog\p{L}*|towers?|protocols?|cables?|products?)(?!\p{L})/iu.test(
        behind,
      )),
  // "incoming and outgoing correspondence"
  friendliness: (said, before, behind) =>
    /^outgoing$/iu.test(said) &&
    (/incoming (?:and|or|&) $/iu.test(before) ||
      /^ (?:(?:and|or|&) incoming|(?:phone |telephone )?calls?|e-?mails?|mails?|correspondence|shipments?|orders?|freight|goods|packages?|documents?|communications?|payments?)(?!\p{L})/iu.test(
        behind,
      )),
  // "Domain User's Account", "Accounting Manager"
  "account-management": (said) => /(?:user|domain|mail|login)|^accounting/iu.test(said),
  // "client facing", "customer-facing"
  merchandising: (said, before) =>
    /^facing$/iu.test(said) &&
    /(?:clients?|customers?|guests?|patients?|public|users?|external|outward|internal|students?|consumers?|investors?|media|employees?)[ -]$/iu.test(
      before,
    ),
  // "A/C and D/C", "Maths (C)"
  c: (_, before, behind) => /\p{L}\/$/u.test(before) || isGrade(before, behind),
  r: (_, before, behind) => isGrade(before, behind),
  // "the Cooperative Group"
  collaboration: (said, before, behind) =>
    /^cooperatives$/iu.test(said) ||
    (/^Cooperative$/u.test(said) && (/\p{L} $/u.test(before) || /^ \p{Lu}/u.test(behind))),
};

const SUBJECT_GRADED =
  /(?<!\p{L})(?:maths?|mathematics|english|science|physics?|chemistry|biology|history|geography|french|german|spanish|latin|art|music|technology|economics|literature|studies|gcses?|a[ -]levels?)\P{L}{0,3}\($/iu;

function isGrade(before: string, behind: string): boolean {
  return behind.startsWith(")") && (SUBJECT_GRADED.test(before) || /\([A-G]\)[^()]{2,30}\($/u.test(before));
}

const MONEY_AND_CLAIMS =
  /(?<!\p{L})(?:ledgers?|accounts?|accounting|invoices?|payables?|insur\p{L}*|billings?|claims?|medical|clinical|icd|cpt|diagnos\p{L}*|expenses?|vouchers?|payroll|receipts?)(?!\p{L})/iu;

const SHOWS_AND_EVENTS =
  /(?<!\p{L})(?:on-air|pre-recorded|radio(?! frequency)|tv|television|broadcasts?|stations?['’]?s?|promotions|media kits|mixers|youth|adolescents?|residents|curriculum|guidance|participatory|social events|festivals?|outreach|wellness|cultural|museums?|recreation(?:al)?|summer camps?)(?!\p{L})/iu;

const DISK_STORES =
  /(?<!\p{L})(?:vnx\w*|vmax|isilon|symmetrix|navisphere|unisphere|clariion|storage|vmware|netapp|avamar|fib(?:er|re) channel|blade|cisco|lan|nas)(?!\p{L})/iu;

/** Names that also are something else's, by the skill. Its own words in other forms still speak of it. */
const OTHER_NAMES: typeof OTHER_SENSES = {
  // "coding of general ledger accounts", "audited reports for coding errors and payments", "on-air programming"
  programming: (said, before, behind) =>
    (/^coding$/iu.test(said) && MONEY_AND_CLAIMS.test(before + behind)) ||
    (/^programming$/iu.test(said) && SHOWS_AND_EVENTS.test(before + behind)),
  // "build pipeline of top talent"
  "ci-cd": (said, _, behind) =>
    /^build(?:ing)? pipeline$/iu.test(said) && /^ (?:of|for|and)(?!\p{L})/iu.test(behind),
  // trousers
  docker: (said) => /^dockers$/iu.test(said),
  // "a decision tree to aid in patient assessment"
  "supervised-learning": (said, _, behind) =>
    /^decision trees?$/iu.test(said) &&
    /(?<!\p{L})(?:patients?|triage|calls?|callers?|support|eligib\p{L}*|process\p{L}*)(?!\p{L})/iu.test(
      behind,
    ),
  // tanks and pumps by the rules of the American Petroleum Institute
  "api-development": (said, before, behind) =>
    /^API$/u.test(said) &&
    (/^ (?:\d|tanks?|pumps?|standards?|codes?|rules?|monogram|spec\p{L}*)/iu.test(behind) ||
      /(?<!\p{L})(?:ASME|ASTM|DNV|ANSI|NACE|AWS D)(?!\p{L})/u.test(before + behind)),
  // "managed a P&L"
  "accounts-payable": (said) => /^a P$/u.test(said),
  cpr: (said, _, behind) => /^AED$/u.test(said) && /^(?:\s?\d|$)/u.test(behind),
  // "San Diego"
  "storage-area-networks": (said, before, behind) =>
    /^San$/u.test(said) && !DISK_STORES.test(before + behind),
  // access control lists
  "advanced-cardiac-life-support": (said) => /^ACLs?$/u.test(said),
  pacs: (said) => /^pacs$/iu.test(said) && said !== "PACS",
  // "banquets up to 500 ppl"
  piloting: (said, before) => /^ppl$/u.test(said) || (/^ppl$/iu.test(said) && /\d $/u.test(before)),
  // "trim and file parts to fit"
  textiles: (said, before) => /^trim$/iu.test(said) && /(?<!\p{L})(?:to|and|,) $/iu.test(before),
  // "fiber to the node", "make field visits", "less than 1 year", "(Less" at the end of a line, "Cisco IOS"
  "node-js": (said, before) => /^node$/iu.test(said) && /(?<!\p{L})to the $/iu.test(before),
  make: (said, _, behind) => /^make$/iu.test(said) && /^ \p{Ll}/u.test(behind),
  less: (said, before, behind) =>
    /^less$/iu.test(said) && (/^ than(?!\p{L})/iu.test(behind) || (before.endsWith("(") && behind === "")),
  ios: (said, before, behind) =>
    /^ios$/iu.test(said) &&
    /(?<!\p{L})(?:cisco|routers?|switch(?:es|ing)?|wan)(?!\p{L})/iu.test(before + behind),
  // "the Law School", "Association of Law Libraries"
  law: (said, _, behind) =>
    /^law$/iu.test(said) && /^ (?:School|Librar|Society|Review|Journal)/u.test(behind),
  // "POP/POS materials"
  "point-of-sale-systems": (said, before, behind) =>
    /^POS$/u.test(said) && (/POP ?\/ ?$/iu.test(before) || /^ (?:materials?|displays?)/iu.test(behind)),
};

/** Whether a skill's bare name may have another sense, or be a department's: other words of its stem say nothing of it. */
export function hasOtherSenses(id: string): boolean {
  return Object.hasOwn(OTHER_SENSES, id) || DEPARTMENTS.has(id);
}

/** Whether a word that names a skill elsewhere means something else where it stands. @param hit its offsets are into `text` */
export function isOtherSense(text: string, { id, text: said, start, end }: Hit): boolean {
  const means = OTHER_SENSES[id] ?? OTHER_NAMES[id];
  return (
    means?.(said, text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)) ?? false
  );
}
