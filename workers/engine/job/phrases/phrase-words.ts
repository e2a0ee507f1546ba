const set = (words: string): Set<string> => new Set(words.split(/\s+/));

export const JOINING = new Set([
  ..."and or & plus und oder sowie et ou y e și sau and/or".split(" "),
  "as well as",
]);
/** Where the thing named ends and a purpose, a reason, a way or another statement begins. */
export const CLOSING =
  set(`you'll you’ll you're you’re you've you’ve we're we’re we've we’ve we'll we’ll they'll they’ll it's it’s i'm to that which who whose whom so because while when where if than using via through by including include includes such like
  within without is are was were be been being will can could may might must should would shall has have had you we they i he she it as per until
  whether then thus therefore whilst before after during ensuring e.g i.e eg zu um damit wie comme pour que para como`);
/** Joins the noun after it to the one before. */
export const LINKING = set(
  "of in for on with at from into across over about between among under against toward towards upon around regarding throughout up out off down de du des en von im mit für der die das la le les",
);
/** Says how much or how well, or points; names nothing by itself. */
export const EMPTY =
  set(`the a an any all both each every our your their its his her this these those some other others various several multiple different relevant related
  strong excellent good great solid proven demonstrated demonstrable extensive outstanding exceptional effective deep thorough sound basic advanced intermediate
  working practical hands-on prior previous recent current significant broad in-depth high highly very fully well really least more most one two three necessary
  appropriate applicable similar equivalent additional general superior exemplary impeccable robust considerable substantial genuine real clear
  also furthermore moreover additionally not only just always often few feel instead etc etc. ideally preferably minimum possible keen able example instance
  sehr gute guter gutes gut ein eine einen einem einer der die das une un le la les des votre vos notre una el los las su sus o`);
/** Asks for what follows: "experience with", "ability to". */
export const LEADING =
  set(`experience experiences experienced knowledge understanding ability abilities familiarity familiar proficiency proficient expertise background awareness command
  grasp strength strengths willingness willing capacity aptitude competence competent competency exposure comfortable comfort passion passionate desire commitment committed
  skilled skills capable knowledgeable responsible responsibility responsibilities versed expert adept trained record track fluent level degree enthusiasm interest interested evidence confidence confident
  understand demonstrate demonstrated possess possesses need needs needed require requires required expected know knows bring brings hold holds
  years year months appreciation mastery aware qualified looking seeking seeks
  erfahrung erfahrungen kenntnisse kenntnis fähigkeit expérience connaissance connaissances maîtrise experiencia conocimiento conocimientos capacidad`);
/** At a phrase's end these say how strongly it is asked. */
export const TRAILING =
  set(`experience preferred required desirable desired essential necessary mandatory plus advantage advantageous beneficial etc a an the strongly highly background
  needed now is are and or as of in with for to at on by from asset bonus helpful
  combined coupled paired focus acquired gained obtained relating related based committed tailored associated aimed located regarding pertaining relative according comprising encompassing spanning`);
/** Verbs of the employer's that ask for what follows: "this post requires a motivated technician". */
export const ASKING_VERBS = set("requires require seeks");
/** After these a verb says what someone must be able to do, not what they know of. */
export const ABLE = set(
  "ability able abilities willing willingness capacity capable responsible responsibility responsibilities required expected",
);
/** Verbs with someone behind "to": "provide guidance to new colleagues". */
export const GIVING = set(
  "provide providing report reporting respond responding present presenting deliver delivering communicate communicating escalate sell selling offer offering explain give giving supply refer submit dispense contribute contributing",
);
/** A word that says how something is, and waits for its noun: "verbal, written and interpersonal communication". */
export const DESCRIBING =
  /^(?:written|verbal|oral|spoken|new|own|open|lean|internal|external|[\p{Ll}-]{3,}(?:al|ive|ous|ful|able|ible|ic|ary))$/u;
export const WAITING = set(
  `efficient consistent robust scalable secure smooth complex safe accurate clean clear fun fast seamless automated structured diverse dynamic
  excellent strong great good high low large small modern fresh current existing potential prospective various relevant related key major
  performant responsive reusable reliable agile friendly timely rich simple quick cute funny exciting challenging engaging compelling ongoing daily weekly monthly
  elegant stable moderate expert advanced basic corporate unified multi-channel multichannel modular resilient`,
);
/** "cost-effective", "fast-paced", "user-friendly". */
export const COMPOUND =
  /-(?:\p{Ll}+ed|\p{Ll}+ing|effective|friendly|free|level|quality|ready|wide|facing|class|art|performance|volume|scale|impact|end|breed|grade|time|tolerant|latency|energy|pressure|growth|speed|stress|stakes|throughput|velocity|touch)$/u;
export const DETERMINING = set("a an the our your their its his her this every each any");
/** English words after which a noun is still to come. */
export const PLACING = set(
  "in of for on with at from into across over about between among through within to",
);
/** Nouns that end like a description. */
export const NOUNS = set(
  `proposal proposals approval material manual journal portal rental capital principal hospital terminal signal goal professional individual referral disposal
  removal arrival renewal retail email e-mail visual clinical initiative objective executive representative incentive perspective directive creative narrative
  archive detective music traffic logic topic clinic metric fabric graphic mechanic public plastic academic medic salary library dictionary summary secretary
  retrieval trial tutorial appraisal survival festival editorial alternative diary anniversary vocabulary commentary beneficiary
  subsidiary documentary statistic disciplinary understanding glossary itinerary boundary table cable vegetable deliverable variable wearable timetable consumable training building marketing engineering testing planning
  reporting learning writing editing accounting banking manufacturing nursing teaching mentoring coaching pricing billing budgeting scheduling programming
  processing monitoring networking onboarding troubleshooting forecasting modeling modelling hearing meeting setting drawing painting wiring plumbing welding
  cleaning cooking catering housing lending trading hiring staffing need needs feed speed seed bed`,
);
/** Everyday work that is a noun elsewhere; in a list of what someone does it is a verb. */
export const EVERYDAY = set(
  `hold bake balance bleed book brew carry cash chase close cook cut dial drill dry dust feed fold garnish grill grind groom hang hoover ice iron lay load lock look mix mop move mow oil open paint patch peel plant pluck polish post pour press prune pull reimage ring rinse sand saw scan sew shave sow spot spray stack steam stitch stop sweep talk tape thread tidy top trim tweak unload unlock unpack walk water weed wire wrap carve invoice`,
);
