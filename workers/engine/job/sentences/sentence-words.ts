const set = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Words that tell what a sentence of a posting is about, by kind, in the languages read. */
const KINDS: Record<string, Set<string>> = {
  ask: set(`experience experienced knowledge understanding ability able abilities skills skill proficient proficiency expertise expert familiarity familiar
    background degree qualification qualifications qualified certification certified certificate licence license licensed registered registration
    fluent fluency excellent strong proven demonstrated demonstrable solid good competent competence aptitude track record capable confident
    comfortable motivated organised organized self-motivated detail-oriented enthusiastic flexible willing willingness must essential required desirable
    preferred preferably ideally advantage advantageous plus minimum equivalent literate knowledgeable accuracy attention
    erfahrung kenntnisse ausbildung studium fähigkeit sicher belastbar zuverlässig teamfähig voraussetzung erfahrungen
    expérience connaissance connaissances maîtrise diplôme rigoureux autonome formation
    experiencia conocimiento conocimientos manejo titulación capacidad experiență cunoștințe abilități`),
  verb: set(`manage develop design lead support provide ensure maintain create build work collaborate coordinate prepare assist deliver implement analyse analyze
    identify monitor review conduct drive define participate contribute communicate plan perform execute oversee establish report write research
    test document train coach mentor supervise handle process respond resolve recommend improve evaluate assess track organise organize schedule
    sell promote present negotiate operate install repair inspect clean serve greet order stock load drive deliver teach care administer
    own partner act help liaise promote attend undertake complete use leverage serve facilitate optimize optimise translate troubleshoot
    integrate deploy automate configure update produce gather collect follow adhere record maintain control advise guide direct`),
  offer:
    set(`salary benefits benefit holiday holidays pension insurance bonus bonuses discount discounts 401k 401 vacation pto paid leave dental medical vision
    perks competitive package generous offer offers gym lunch snacks free subsidised subsidized reimbursement allowance remuneration compensation hourly
    annum stock equity options wellness retirement career growth opportunity opportunities rewards reward parking childcare
    gehalt urlaub bieten urlaubstage vergütung salaire avantages mutuelle congés salario ofrecemos vacaciones beneficios`),
  law: set(`race color colour religion religious gender sex sexual orientation disability disabilities veteran veterans equal opportunity employer
    discriminate discrimination accommodation accommodations origin marital pregnancy protected law applicants regardless diversity inclusion
    privacy gdpr confidential herkunft behinderung chancengleichheit`),
  firm: set(`founded established headquartered headquarters company companies leading leader world worldwide global clients customers our we us mission
    vision award awards awarded brands offices countries employees million billion years products solutions history culture values serves operates
    hospital trust organisation organization group unternehmen entreprise empresa`),
  apply:
    set(`apply application applications cv resume résumé contact email e-mail phone call interview interviews closing deadline submit send click
    visit website recruiter recruitment hiring candidates shortlisted vacancy information details informal link job reference
    bewerbung bewerben candidature postuler solicitud`),
};

const MOST = 3;

/** How many words of each kind a sentence holds, three and more alike: "ask2", "firm1". */
export function kindsOf(words: string[]): string[] {
  const found: string[] = [];
  for (const [kind, known] of Object.entries(KINDS)) {
    let count = 0;
    for (const word of words) if (known.has(word)) count++;
    found.push(`${kind}${Math.min(MOST, count)}`);
  }
  return found;
}

/** More verbs that say what someone does and that are hardly ever nouns in a posting. */
const MORE_VERBS =
  set(`keep make take give meet run show bring follow answer check count cut dig fit fix file fill find hire hold inform issue
  join label lift listen measure mix notify obtain pack pick prioritise prioritize protect purchase raise receive reconcile recruit refine
  register replace represent restock select send ship sort speak specify submit suggest tidy transfer treat verify wash weigh wipe wrap
  adapt adjust align allocate anticipate apply approve arrange assemble assign attract audit author brief calculate champion chair clarify
  compile complement comply compose conceive conceptualise conceptualize consolidate construct consult convert convey craft cultivate debug
  demonstrate diagnose direct discuss dispense distribute draft edit educate elevate embed empower enable encourage engage enhance enrich
  escalate examine expand explain explore extract fabricate formulate foster fulfil fulfill generate grow hone illustrate inspire
  interact interface interpret interview investigate launch learn liaise mentor migrate minimise minimize model modify motivate nurture
  onboard orchestrate persuade pioneer pitch practise practice prevent produce propose prototype provision publish pursue reach reconcile reduce
  refer reinforce remediate remove report restore retain revise safeguard scale secure shape share simplify solve source spearhead steer
  strategise strategize streamline strengthen summarise summarize synthesise synthesize tackle tailor transform uncover understand
  unify uphold utilise utilize validate visit embark embody possess quantify`);

/** True where a word in its plain form, with "-s" or with "-ing", names something done at work. */
export function isWorkVerb(word: string): boolean {
  return isFormOf(KINDS.verb!, word) || isFormOf(MORE_VERBS, word);
}

function isFormOf(verbs: Set<string>, word: string): boolean {
  if (verbs.has(word)) return true;
  if (word.endsWith("ing"))
    return (
      verbs.has(word.slice(0, -3)) ||
      verbs.has(`${word.slice(0, -3)}e`) ||
      (word.at(-4) === word.at(-5) && verbs.has(word.slice(0, -4)))
    );
  if (word.endsWith("ies")) return verbs.has(`${word.slice(0, -3)}y`);
  return word.endsWith("s") && (verbs.has(word.slice(0, -1)) || verbs.has(word.slice(0, -2)));
}

/** True where a word asks for what follows it or says how well: "experience", "strong". */
export function isAskWord(word: string): boolean {
  return KINDS.ask!.has(word);
}

/** Turns of phrase that tell what a sentence is about, whatever its subject. */
const TURNS: [string, RegExp][] = [
  ["you-do", /^(?:as an? .{3,60}?,? ?)?(?:you|you['’]ll|you['’]re)\b/iu],
  [
    "role-does",
    /^(?:the|this) (?:successful |ideal |right )?(?:candidate|applicant|role|position|post|post ?holder|person|job|individual|incumbent|\p{L}[\p{L} ]{3,40}) (?:will|is|has|must|should|requires?|involves?|includes?|[a-z]+s)\b/iu,
  ],
  ["we-seek", /\b(?:looking for|seeking|seeks|searching for|in search of|need an?|hiring|recruiting)\b/iu],
  [
    "in-charge",
    /\b(?:responsible for|responsibilities include|duties include|accountable for|tasked with|in charge of)\b/iu,
  ],
  [
    "must-have",
    /\b(?:must|should|required|requires|essential|need to|able to|ability to|willing(?:ness)? to)\b/iu,
  ],
  [
    "we-are",
    /^(?:we|our|at [\p{Lu}]|[\p{Lu}][\p{L}&]+(?: [\p{Lu}][\p{L}&]+)* (?:is|are|has|have|was|provides?|offers?|believes?))\b/u,
  ],
  [
    "we-offer",
    /\b(?:we (?:offer|provide|will|can|encourage|support)|you (?:will|['’]ll) (?:receive|get|enjoy|benefit)|in return|opportunit(?:y|ies) (?:to|for)|you will be (?:given|offered))\b/iu,
  ],
  ["pay", /[$€£]\s?\d|\bper (?:hour|annum|week)\b|\bhours per week\b/iu],
  ["contact", /@|https?:|www\.|\b\d{3}[ -]\d{3,4}|\bcall\b|\bcontact\b|\bapply\b|\bsubmit\b|\bclick\b/iu],
  ["years", /\b\d{1,2}\+? ?(?:-|–|to)? ?\d{0,2}\+? ?(?:years?|yrs?|months?)\b/iu],
  [
    "degree",
    /\b(?:degree|bachelor|master['’]?s|diploma|ph\.?d|ged|nvq|gcses?|qualified|qualification|registration)\b/iu,
  ],
  [
    "date",
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|\b20[0-3]\d\b|\b19\d\d\b/iu,
  ],
];

export function turnsOf(text: string): string[] {
  return TURNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
