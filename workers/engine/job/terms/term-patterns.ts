/**
 * Words that ask for a term of the job. `asked` is what their part of the sentence must hold, `unless` what it mustn't; `fits`
 * looks at the words with what stands before and behind them. `inOffers`: asked for below what is offered, too.
 */
export type Term = {
  words: RegExp;
  asked?: RegExp;
  unless: RegExp;
  fits?: (said: string, before: string, after: string) => boolean;
  inOffers: boolean;
};

const all = (source: string) => new RegExp(source, "giu");

const DAYS = "(?:weekends?|saturdays?|sundays?|bank holidays?|public holidays?|holidays?)(?!\\p{L})";
const TIMES = "(?:(?:early |late )?(?:mornings?|evenings?|nights?|afternoons?)(?!\\p{L}))";
const KINDS =
  "(?:rotating|rotational|flexible|alternating|days?|nights?|evenings?|weekends?|holidays?|early|late|split|swing|graveyard|clinical|1st|2nd|3rd|first|second|third|(?<!\\d)\\d{1,2}(?:\\.\\d{1,2})?[ –-]{0,3}hours?)";
const SHIFTS = `(?:(?:${KINDS}(?:,? (?:and |or )?|[/ -])){0,4}shifts?(?: patterns?| work| system| rota| basis)?|rota basis|rota|on[- ]call(?: duty| duties| rotation| rota)?|overtime)(?!\\p{L})`;
const HOURS = `(?:${SHIFTS}|(?:(?:every|most) (?:other |second |third )?|alternate |some |one |two |the odd |occasional )?${DAYS}(?: (?:in (?:two|three|four|\\d)|(?:a|each|per) month)(?!\\p{L}))?|${TIMES})`;
const JOINED = "(?:,? ?(?:and|or|incl\\.?|including|plus|as well as|&|/|on|both) ?(?:some )?|, ?){1,3}";

/** The next item begins so, where line breaks are gone. */
const NO_COUNTRY =
  "(?!(?:Not|No|Must|We|You|Our|The|This|Please|Valid|Able|Ability|Experience|Strong|Bachelor|Degree|Will|If)\\b)";
const COUNTRY = `(?:(?:\\p{Lu}\\.){2,}|\\p{Lu}(?:\\.\\p{Lu}(?!\\p{Ll}))+|\\p{Lu}\\p{L}*(?: (?:of )?${NO_COUNTRY}\\p{Lu}\\p{L}+)*)`;
/** Case tells the country's name from what follows. */
const RIGHT = `(?:(?:[Ll]egally|[Cc]urrently|[Ll]egal) )*(?:[Aa]uthori[sz]ed|[Ee]ligible|[Ee]ntitled|[Pp]ermitted|[Aa]uthori[sz]ation|[Ee]ligibility|[Rr]ight|[Pp]ermission) to (?:legally )?(?:work|employment)(?: (?:full-time|for any employer|lawfully))*(?! (?:on|with|as|at|from|under)(?!\\p{L}))(?: (?:in|within) (?:the )?${COUNTRY})?|(?:[Vv]alid )?[Ww]ork (?:permit|authori[sz]ation)(?: (?:for|in) (?:the )?${COUNTRY})?|(?:U\\.?S\\.? )?[Cc]itizens? or (?:[Ll]awful )?[Pp]ermanent [Rr]esidents?`;

export const IS_RIGHT = new RegExp(`^(?:${RIGHT})`, "u");

const CHECKED =
  "(?:(?:satisfactory|enhanced|standard|basic|thorough|bci|fbi|tsa)(?: and| &)? )*(?:dbs|disclosure|background|criminal(?: records?| history| background)?|credit|police|drug(?: and alcohol| and background)?|pre-?employment|fingerprint|vetting|motor vehicle) (?:checks?|screens?|screening(?: checks)?|tests?|testing|reports?|investigations?)(?!\\p{L})";

/** German, French, Romanian, Spanish: words that are terms wherever a posting asks. */
const ABROAD = [
  "(?:\\p{L}+-)?(?:schicht|wochenend|nacht|feiertags)(?:arbeit|dienste?n?|betrieb|bereitschaft|system)|rufbereitschaft|bereitschaftsdienste?n?|(?:\\p{L}+- und )?(?:früh|spät|nacht|wechsel|dreischicht|zweischicht)schichte?n?|überstunden",
  "reisebereitschaft|reisetätigkeit|dienstreisen|umzugsbereitschaft|arbeitserlaubnis|aufenthaltserlaubnis|(?:erweitertes |polizeiliches )*führungszeugnis",
  "travail (?:en |de |le |du )?(?:équipes?|nuit|posté|week-?ends?|dimanches?|jours fériés)(?: (?:\\([^()]{1,12}\\) )?et (?:le |de |du )?(?:nuit|week-?ends?|dimanches?|jours fériés))?|horaires (?:décalés|postés|variables)|astreintes?|déplacements? (?:fréquents?|réguliers?|ponctuels?|occasionnels?|à l[’']étranger)|(?:permis|autorisation) de travail|casier judiciaire(?: vierge)?",
  "(?:lucru|muncă|program) (?:în|de) (?:ture|schimburi|weekend|noapte)(?: și (?:în|de) (?:ture|schimburi|weekend|noapte))?|disponibilitate (?:pentru )?(?:la )?(?:deplasări|călătorii)|deplasări (?:frecvente|ocazionale)|permis de muncă|cazier(?: judiciar)?",
  "turnos rotativos|turno de noche|fines de semana|disponibilidad (?:para viajar|horaria)|permiso de trabajo",
].join("|");
const NO_OWN_CAR =
  /\b(?:pays?|allowances?|benefits?|insurance|company car|electric|repairs?|customers?|provid\p{L}+|offer\p{L}*)\b/iu;
const EFFORT =
  "(?:stand|sit|walk|lift|carry|push|pull|move)(?:ing)?(?: (?:and|or) (?:stand|sit|walk|lift|carry|push|pull|move)(?:ing)?)? (?:(?:\\p{L}+ ){0,4}?(?:up to |of |to |at least )?\\d{1,4}\\+?[ -]?(?:lbs?|pounds|kgs?|kilos?|hours)(?!\\p{L})|for (?:long|extended|prolonged) (?:periods|hours)(?: of time)?|for long durations(?: of time)?)";

/** Hours that ask for something by themselves; "mornings" and "holidays" only beside them. */
const HOURS_ALONE =
  /weekend|saturday|sunday|nights?|shift|rota|on[- ]call|bank holiday|overtime|evening|early morning/iu;
/** "shift left", "each shift", "shift managers", "bottom of the night": no hours of this job. */
const OTHER_SHIFT =
  /^shifts?(?=$|[- ](?:left|the|to|managers?|leaders?|supervisors?|reports?|logs?|notes?|hand|briefings?|from|towards?))/iu;
const EACH_BEFORE =
  /\b(?:each|every|per|an?|the|(?:start|beginning|end) of(?: the)?|this|paradigm|our|1st|last|good) $/iu;
/** "if additional overtime is needed": someone else's. */
const IF_BEFORE = /\bif (?:\p{L}+ ){0,5}$/iu;
/** Who plans others' hours. */
const PLANS_BEFORE =
  /\b(?:manag|schedul|plan|creat|organi[sz]|assign|supervis|coordinat|prepar|allocat|overs[ae]|lead|fill|approv|staff|set|draft|writ)\p{L}* (?:\p{L}+ ){0,3}$/iu;

function areHours(said: string, before: string, after: string): boolean {
  const isOther = OTHER_SHIFT.test(said + after) || (/^shift/iu.test(said) && EACH_BEFORE.test(before));
  return HOURS_ALONE.test(said) && !isOther && !PLANS_BEFORE.test(before) && !IF_BEFORE.test(before);
}

export const TERMS: Term[] = [
  {
    words: new RegExp(RIGHT, "gu"),
    unless:
      /\bi-?9\b|\bposters?\b|\bnotices?\b|\binformation\b|\blinks?\b|\bregardless\b|\bmay not\b|\bsoftware or technology\b|\bhelp you\b|\bwe (?:can|will) (?:arrange|help)/iu,
    inOffers: true,
  },
  {
    words: all(
      "(?:must|need to|should|required to|candidates?|applicants?) (?:currently )?(?:live|reside|be (?:located|based|living|residing) (?:in|within|near)|be local to)\\b(?:(?! and (?:be|have|must|hold)\\b)[^.,;|()]){3,60}(?!\\p{L})|(?:willing(?:ness)?|able|ready|open|prepared) to relocate(?: to [^.,;|()]{2,40}(?!\\p{L}))?",
    ),
    unless: /\bnot\b|\bdata\b/iu,
    inOffers: true,
  },
  {
    words: all(`${HOURS}(?:${JOINED}${HOURS}){0,8}(?: included)?`),
    asked:
      /\b(?:must|requir\p{L}+|needs?|needed|expect\p{L}*|will|willing\p{L}*|availab\p{L}+|flexib\p{L}+|able|ability|prepared|happy|includ\p{L}+|incl|involv\p{L}+|work(?:ing|s)?|cover(?:ing)?|schedules?|hours?|full[- ]time|part[- ]time|fte|monday|take part|part of (?:the|this)|participat\p{L}+|plus|some|every|one (?:week(?:end)?|saturday|sunday|night)s? in|till|until|mostly|sometimes|share of|your turn)\b/iu,
    unless:
      /\b(?:no|never|without|not|off|free|rates?|pay|paid|premiums?|differentials?|allowances?|bonus(?:es)?|enhance(?:d|ments?)|leave|vacations?|entitle\p{L}+|optional|voluntary|open(?! availab)(?:ing)?|customers?|day and night|induction|annual|inclusive|sick|medical|benefits?|support available|24\/7)\b|[£$€]/iu,
    fits: areHours,
    inOffers: false,
  },
  {
    words: all(
      "(?:(?:up to|approximately|approx ?\\.?|around|about|at least|minimum(?: of)?) )?(?<!\\d)\\d{1,3}(?: ?[-–] ?\\d{1,3})? ?%(?: (?:of the time|domestic|international|regional|overnight|national|local|or|and|of|business)){0,4} travel(?:l?ing)?|travel(?:l?ing)?(?: (?:activities|is|required|of|up to|approximately|around|about|at least|max|maximum|for))* ?(?<!\\d)\\d{1,3}(?: ?[-–] ?\\d{1,3})? ?%(?: of (?:the|your|working) time)?|(?<!\\d)\\d{1,3}(?: ?[-–] ?\\d{1,3})? (?:(?:international )?travel days|days of (?:\\p{L}+ )?travel(?: activity)?)(?: (?:per|a) year)?|(?:(?:some|occasional|frequent|regular|extensive|limited|minimal|international|domestic|planned|overnight)(?:,| and| or|/)? ){1,3}travel(?:l?ing)?|(?:willing(?:ness)?|able|ability|prepared|ready|happy|required|expected|available|flexibility|comfortable) to travel(?: [^.,;|()]{1,50}(?!\\p{L}))?(?: ?\\( ?\\d+ ?% ?\\))?",
    ),
    asked:
      /\b(?:must|requir\p{L}+|needs?|needed|expect\p{L}*|will|willing\p{L}*|availab\p{L}+|able|ability|prepared|ready|happy|may|should|fits|comfortable|flexibility|up to|days)\b|%/iu,
    unless:
      /\btravel (?:agen|insurance|industry|expenses|experience|booking|community|search)|\b(?:no|paid|free|discount\p{L}*)\b/iu,
    inOffers: false,
  },
  {
    words: all(
      "(?:early|(?<![\\d.:])\\d{1,2}(?:[.:]\\d\\d)?(?: ?am)?|(?:four|five|six|seven)(?:[ -]thirty)?(?: ?am)?) starts?(?!\\p{L})|(?:start|begin)(?:s|ing)? at (?:half )?(?:[2-7](?:[.:]\\d\\d)?(?![\\d%.:])(?: ?am| o[’']clock)?|three|four|five|six|seven)(?!\\p{L})|(?:sacks?|bags?|boxes|loads?|weights?) of (?:up to )?\\d{1,3} ?(?:kgs?|kilos?|lbs?|pounds)(?!\\p{L})|(?<!\\p{L})head for heights",
    ),
    unless: /\b(?:no|never|without|salary|pay|wages?|pm)\b|[£$€]/iu,
    inOffers: false,
  },
  {
    words: all(`${EFFORT}(?:,? and (?:\\p{L}+ )?${EFFORT})*`),
    asked: /\b(?:must|able|ability|requir\p{L}+|needs?|can|capable|frequently|involv\p{L}+|lifting)\b/iu,
    unless: /\bno\b|\bweight ?lifting\b/iu,
    inOffers: true,
  },
  {
    words: all(
      "own (?:hand )?tools(?!\\p{L})|(?:own|personal) (?:means of )?(?:transport(?:ation)?|vehicle|car)(?!\\p{L})(?: to and from work)?|(?:at least|over|minimum age(?: of)?) (?:1[68]|21)(?: years (?:old|of age))?(?! ?\\p{L}|[\\d,.]\\d|[ -](?:years?|hours?|months?))|(?:1[68]|21)\\+? years (?:old|of age)(?: or older)?|(?:1[68]|21) or older",
    ),
    asked: /\b(?:must|need|have|has|access to|requir\p{L}+|age|old|of age|older|own)\b/iu,
    unless: NO_OWN_CAR,
    inOffers: false,
  },
  {
    words: all(
      "(?:reliable|dependable) (?:means of )?(?:transport(?:ation)?|vehicle|car)(?!\\p{L})(?: to and from work)?",
    ),
    unless: NO_OWN_CAR,
    inOffers: false,
  },
  {
    words: all("(?:full|part)[- ]time availability(?!\\p{L})"),
    unless: /\b(?:not|no|or part[- ]time|or full[- ]time)\b/iu,
    inOffers: false,
  },
  {
    words: all(`(?<!\\p{L})(?:${ABROAD})(?!\\p{L})(?: bis (?:zu )?\\d+ ?%)?`),
    unless:
      /(?<!\p{L})(?:kein\p{L}*|ohne|zuschläge|zulage|vergütung|pas de|sans|aucun\p{L}*|fără|sin)(?!\p{L})/iu,
    inOffers: false,
  },
  {
    words: all(`${CHECKED}(?:(?:,? and |, )${CHECKED})*`),
    asked:
      /\b(?:subject to|conditional|contingent|depends?|dependent|provisional|must|requir\p{L}+|pass|undergo|submit|success\p{L}*|satisfactory|willing|able to|clear|complet\p{L}+|receipt|upon)\b/iu,
    unless:
      /\b(?:costs?|charges?|fees?|free|deduction|regardless|consistent with|fair chance|arrest|accommodations?|conduct(?:s|ing)?|perform\p{L}*|process(?:es|ing)|run(?:ning)?|initiat\p{L}+|coordinat\p{L}+|on new hires)\b/iu,
    inOffers: true,
  },
];
