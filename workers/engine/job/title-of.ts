import { occupationByTitle } from "../knowledge";
import type { JobInput } from "../types";
import { sectionOfHeading } from "./headings";
import type { Posting } from "./segments";

const SAYS_TITLE: RegExp[] = [
  /^(?:job title|position|role|title|stelle|poste|puesto)\s*[:：]\s*(.{3,80})$/iu,
  /\bas (?:an?|our(?: new)?) ([\p{L}][\p{L}\d/&\- ]{3,50}?)(?:,| at\b| you\b| in our\b| with\b| on\b|\s*\()/iu,
  /\b(?:looking|searching|hiring) for an? ([\p{L}][\p{L}\d/&\- ]{3,60}?)(?: to\b| who\b| with\b| in\b|,|\.|$)/iu,
  /\b(?:seeking|seeks|hiring|recruiting|need) an? ([\p{L}][\p{L}\d/&\- ]{3,60}?)(?: to\b| who\b| with\b| in\b|,|\.|$)/iu,
  /^(?:the |our )?([\p{L}][\p{L}\d/&\- ]{3,50}?) (?:will|is responsible|plays|works)\b/iu,
  /\b(?:join|join us|joining)(?: our team)? as (?:an? |our )?([\p{L}][\p{L}\d/&\- ]{3,50}?)(?:,|\.| and\b| to\b|!|$)/iu,
  /\b(?:role|position|job) of (?:an? |the )?([\p{L}][\p{L}\d/&\- ]{3,50}?)(?:,|\.| is\b| will\b|$)/iu,
  /\b(?:wir suchen|nous recherchons|buscamos) (?:eine?n?|une?|un|una) ([\p{L}][\p{L}\d/&\- ]{3,60}?)(?:,|\.| \(|$)/iu,
];
const PRAISE =
  /^(?:(?:highly|very|skilled|talented|experienced|motivated|passionate|dynamic|strong|exceptional|creative|full[- ]time|part[- ]time|qualified|dedicated|reliable|new|great|detail[- ]oriented|and|results[- ]driven|seasoned)\s*,?\s*)+/iu;

const LABEL =
  /^(?:job |position |role )?(?:title|description|posting|position|role|vacancy|opening)\s*[:：]\s*/iu;
/** The first line of a pasted posting that isn't its title: "Description", "Experience range: 10+ years". */
const NO_TITLE =
  /^(?:(?:full |short )?(?:description|summary|details|overview|introduction|technical\/functional skills)|(?:[\p{L}/]+ )?(?:experience|years|location|salary|department|company|client|duration|shift|date|skills?|education|qualifications?)(?: [\p{L}/]+)?\s*[:：].*)$/iu;

const SEARCHED = 14;

/** A given title without its label; the title inside a sentence; "" for what is no title at all. */
function ownTitle(given: string): string {
  const bare = given.replace(LABEL, "").trim();
  for (const pattern of SAYS_TITLE) {
    const title = pattern.exec(bare)?.[1]?.trim();
    if (title && (occupationByTitle(title)?.confidence ?? 0) >= 0.8) return title;
  }
  return sectionOfHeading(bare) || NO_TITLE.test(bare) ? "" : bare;
}

/**
 * The job's title: the form's own, else the one that the text itself names. Only a title that the knowledge base
 * knows is taken from running text.
 * @returns "" where neither says it
 */
export function titleOf(input: JobInput, posting: Posting): string {
  const given = ownTitle(input.title.trim());
  if (given) return given;
  const told = posting.segments.filter(({ field }) => field !== "title");
  for (const segment of told.slice(0, SEARCHED)) {
    for (const pattern of SAYS_TITLE) {
      const title = pattern.exec(segment.text)?.[1]?.replace(PRAISE, "").trim();
      if (title && (occupationByTitle(title)?.confidence ?? 0) >= 0.8) return title;
    }
  }
  const opening = told[0];
  if (opening && opening.text.length <= 70 && (occupationByTitle(opening.text)?.confidence ?? 0) >= 0.7) {
    return opening.text;
  }
  return "";
}
