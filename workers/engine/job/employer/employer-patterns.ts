/** A firm's name: words in capitals, joined by small ones, "3M" and "eBay" too. */
const WORD =
  "(?:[\\p{Lu}\\d][\\p{L}\\p{N}’'&.+-]*[\\p{L}\\p{N}+]|[\\p{Lu}\\d]|\\p{Ll}{1,2}\\p{Lu}[\\p{L}\\p{N}]+)";
export const NAME = `(?<![\\p{L}\\p{N}<.#])${WORD}(?:(?: (?:of|for|and|&|the|de|du|des|la|und|von|et|y)){0,2} ${WORD}|, (?:Inc|LLC|Ltd|inc)){0,6}(?:,? (?:Inc|LLC|Ltd|inc|GmbH|plc|LLP|Corp)\\b\\.?)?(?:™|®)?`;
const THE = "(?:the |The |THE )?";
/** "... or Kinaxis This is a contract": what is spoken of isn't the name before. */
const NO_PRONOUN = "(?<!(?:^| )(?:This|That|It|There|Here|We|You|They|What|Who))";

/** How surely each way of naming an employer tells it. */
export const WEIGHT = {
  label: 5,
  client: 4,
  is: 2.5,
  seeks: 3.5,
  about: 2,
  at: 1.5,
  join: 2.5,
  why: 1.5,
  founded: 2.5,
  equal: 3,
  early: 0.8,
  opening: 0.6,
  offers: 1,
  owns: 1,
  small: 2.5,
  legal: 1.5,
  again: 0.4,
} as const;

/** "FHIR is a strong plus", "Respect is one of our values": what is spoken of so is asked for or believed in. */
const NO_FIRM = "(?! (?:[\\p{L}-]+ ){0,2}(?:plus|must|bonus|requirement|nice|advantage|asset)\\b)";
const IS_WHAT = `(?:an?${NO_FIRM}|(?:\\d+|two|three|four|five|six) (?!years)\\p{Ll}{3,20}s|the|one of(?! our)|proud|committed|dedicated|located|headquartered|based|part of|looking|seeking|hiring|recruiting|currently|growing|expanding|now|pleased|delighted|excited|more than|on a mission|transforming|building|changing|rapidly|made up)`;

/** Each way with its weight; the first group is the name. */
export const WAYS: [number, RegExp][] = [
  [WEIGHT.at, new RegExp(`\\b[Ii]n ${THE}(${NAME}),? (?:we|our)\\b`, "gu")],
  [
    WEIGHT.label,
    new RegExp(
      `(?:Company|Employer|Organi[sz]ation|Hiring [Oo]rgani[sz]ation|Firm|Unternehmen|Arbeitgeber|Entreprise|Société|Empresa|Companie|Angajator)(?: [Nn]ame)?\\s?: ?(${NAME})`,
      "gu",
    ),
  ],
  [WEIGHT.client, new RegExp(`(?:[Oo]ur|[Mm]y) client,? (${NAME}),`, "gu")],
  [
    WEIGHT.seeks,
    new RegExp(
      `${THE}(${NAME})${NO_PRONOUN}(?: \\([^)]{1,40}\\))?,? (?:is|are|has|have|seeks?|requires|invites|sucht|suchen|recherche|recrute|busca|caută|angajează|wishes)(?: (?:currently|now|actively|also|urgently|just|again|an? (?:\\p{L}+ ){0,3}(?:opening|opportunity|vacancy|position)))?(?: (?:looking|seeking|hiring|recruiting|searching|expanding|offering|pleased|delighted|excited|an? (?:\\p{L}+ ){0,2}(?:opening|opportunity|vacancy))\\b| (?=an?${NO_FIRM} |eine|une? |un |o ))`,
      "gu",
    ),
  ],
  [
    WEIGHT.is,
    new RegExp(
      `${THE}(${NAME})${NO_PRONOUN}(?: \\([^)]{1,60}\\))?(?:,[^.,]{2,60},)? (?:is|are|was|ist|est|es|este) ${IS_WHAT}\\b`,
      "gu",
    ),
  ],
  [
    WEIGHT.founded,
    new RegExp(
      `(?:^|[.!?] ?|[-–:] )(?:Founded|Established|Created|Headquartered|Based) in [^.,]{2,30}(?:, \\p{Lu}[^.,]{1,20})?, ${THE}(${NAME}) `,
      "gu",
    ),
  ],
  [WEIGHT.about, new RegExp(`(?:About|ABOUT|Über|À propos de|Sobre|Despre) ${THE}(${NAME})`, "gu")],
  [
    WEIGHT.join,
    new RegExp(
      `\\b(?:[Jj]oin(?:ing)?|JOIN|[Ww]ork(?:ing)? (?:for|at)|[Ww]elcome to|[Cc]areers? (?:at|with)) ${THE}(${NAME})`,
      "gu",
    ),
  ],
  [
    WEIGHT.at,
    new RegExp(
      `\\b(?:[Aa]t|[Ww]ithin|[Bb]ei|[Cc]hez|(?<!(?:[Ww]ork(?:ing|ed)?|xperience|egistered|amiliar(?:ity)?|xpertise|roficien(?:t|cy)) )[Ww]ith) ${THE}(${NAME})(?:,? (?:we|you|our|we[’']re|wir|nous|your)\\b| \\(|[,.!])`,
      "gu",
    ),
  ],
  [WEIGHT.why, new RegExp(`\\b(?:Why|WHY) (?:[Jj]oin |[Ww]ork (?:at|for) )?(${NAME})\\?`, "gu")],
  [
    WEIGHT.offers,
    new RegExp(
      `(?:^|[.!?;:] ?)${THE}(${NAME})(?:[’']s)? (?:offers?|provides?|helps?|serves?|employs?|operates?|delivers?|has|have|believes|delivers|helps|operates|serves|employs|celebrates|values|develops|supports|strives|works|partners|speciali[sz]es|does not|will|was|covers|owns|designs|manufactures|mission|team|culture|vision)\\b`,
      "gu",
    ),
  ],
  [
    WEIGHT.legal,
    new RegExp(
      `(${NAME}(?<=\\b(?:LLC|Inc|Ltd|GmbH|plc|LLP|AG|Corporation|Trust|Hospital|Health Board|Council|Healthcare|University)))(?!\\p{L})`,
      "gu",
    ),
  ],
];
