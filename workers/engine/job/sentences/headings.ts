/** What a part of a posting is about. `legal` and `benefits` and `about` ask nothing of the candidate. */
export type Section = "overview" | "duties" | "must" | "nice" | "tools" | "benefits" | "about" | "legal";

/** Headings as whole lines, in English, German, French and Spanish. The first list that matches wins. */
const HEADINGS: [Section, RegExp][] = [
  [
    "nice",
    /^(it (would|['’]d) (also )?be (also |really |even )?(great|nice|good|helpful|ideal|fantastic|amazing|brilliant|wonderful|a plus|a bonus|an advantage|an asset)( if.*)?|you (may|might|could) also (have|bring)|you['’]?(ll| will) (really )?stand out if.*|what (will|would|['’]ll) (make you stand out|set you apart)|(extra|brownie) points( for| if.*)?|we['’]d love it if.*|even better if.*|nice extras?|not (essential|required) but .*|advantageous( (skills|experience|criteria))?|(any|some) of (the following|these) (is|are|would be) an? (plus|bonus|advantage|asset).*|good to know|beneficial( (skills|experience))?|also (useful|helpful|welcome)|nice[ -]to[ -]haves?|good[ -]to[ -]haves?|(it('|’)s |it is )?(a )?(big )?(plus|bonus)( points| skills| qualifications)?( if( you)?.*| for.*)?|bonus points?.*|preferred( (education|skills|qualifications?|requirements?|experience|knowledge|but not required))*( (and|&|\/) (experience|skills|qualifications?|education))?|desir(able|ed)( (skills|qualifications?|criteria|experience|attributes|requirements?))*|additional (qualifications|skills)|optional( skills)?|ideally.*|would be (nice|great|a plus).*|what would be (nice|great).*|extra credit|wünschenswert|von vorteil|das wäre (toll|schön|ein plus)|pluspunkte|idealerweise|souhaitée?s?|serait un plus|les plus|atouts?( appréciés)?|deseable|se valorar[áa]|valorable)$/,
  ],
  [
    "must",
    /^(?!what you can expect)(you (will|['’]ll) need( to have)?|physical (requirements|demands)|licen[cs]es?( (and|&|\/) certifications?)?|we expect( you to)?|our ideal (candidate|person).*|(applicants|candidates) (must|should|will|need to) (have|possess|be)|you['’]?(ll| will) be a (good|great|perfect) (fit|match) if.*|this (is|could be) (for )?you if.*|(minimum |basic |required |key |essential |core |main |job |technical |general |professional |functional |position |candidate |entry |additional |other |technical\/functional )*(requirements?|qualifications?|skills?|competenc(ies|es)|criteria|prerequisites?|experience|knowledge|abilities|attributes|credentials|skill ?set)( (required|needed|requirements?|qualifications?|summary|set))?(( ?(and|&|\/|,) ?)(required |key |minimum |preferred )?(requirements?|qualifications?|skills?|competenc(ies|es)|experience|education|abilities|knowledge|attributes|training|licen[cs]es?|certifications?))*|must[ -]haves?|must have:?|essential|required|what (you|you'll|you’ll|you will|we|we're|we’re|we are|do you|it takes).*(need|bring|look|require|have|takes|expect|succeed|want|seek).*|who (you are|we are looking for|we're looking for|we’re looking for|are you|we need).*|(about |all about )you|you (have|bring|are|will have|must have|should have|need|offer)|your (profile|skills|qualifications?|background|experience|strengths?|toolbox|talents?|competenc(ies|es))|(the )?ideal candidate.*|(our |the )?(perfect|successful) candidate.*|you('|’)(re|ll) (a (great|good) fit|have|need|bring).*|we('|’)?( a)?re looking for.*|(the )?(candidate|person)( profile| specification)?|education( (and|&|\/|or) (experience|training|qualifications?))?|to (qualify|be successful).*|to apply( (for|to) .{0,40})?,? you .*|important for us|profile|(ihr|dein|euer|das|unser) profil.*|(deine?|ihre?) (qualifikation(en)?|kenntnisse|skills|stärken).*|anforderungen|anforderungsprofil|voraussetzungen|qualifikation(en)?|(was|das) (du|sie) (mitbringst|mitbringen|mitbringst).*|was (wir (uns )?(erwarten|wünschen)|dich auszeichnet|sie mitbringen).*|das (bringst du|bringen sie) mit|(votre |ton |le )?profil( recherché| souhaité)?|compétences( requises| attendues)?|prérequis|exigences|vous (êtes|avez)|(tu |su )?perfil( requerido)?|requisitos( m[íi]nimos| imprescindibles)?|competencias|lo que (buscamos|necesitas))$/,
  ],
  [
    "duties",
    /^(you['’]?(ll| will) be responsible for|day[ -]to[ -]day|a (typical )?day in the (life|role).*|a typical day( .*)?|what the (job|role|position|work) (involves|entails|includes).*|(key |main |core |primary |principal |essential |job |your |major |general |day[ -]to[ -]day |specific |the |role |roles |work |overall |duties )*(responsibilit(y|ies)|duties|tasks|functions?|accountabilities|activities|deliverables)( (and|&|\/) (responsibilities|duties|tasks|accountabilities|deliverables))?( include.*)?|roles? (and|&|\/) responsibilit(y|ies)|(what|how) (you|you'll|you’ll|you will|will you|will|we'll|the).*(do|doing|achieve|make|contribute|role|impact|work|own|responsible|learn|spend).*|in this (role|position|job).*|your (role|job|work|mission|tasks?|impact|day|contribution|challenge).*|(the |about the |about this )?(role|job|position|opportunity|work|mission|challenge)( (overview|summary|description|purpose|profile|details))?|job description|responsibilities include.*|you will|as an? .{3,40}you will|a (typical )?day in the life.*|scope( of work)?|(deine?|ihre?|die|eure) (aufgaben?|tätigkeit(en)?|rolle|verantwortung|mission|herausforderung).*|aufgaben(gebiet|bereich|profil)?|tätigkeiten|das (machst|erwartet) (du|dich|sie)( bei uns)?|was (dich|sie) erwartet|(vos |tes |les |la |votre )?(missions?|responsabilités|tâches|poste|activités)( principales)?|(tus |sus |las )?(funciones|responsabilidades|tareas|misi[óo]n)( principales)?|descripci[óo]n del puesto|qu[ée] har[áa]s)$/,
  ],
  [
    "benefits",
    /^(in return|what you get|what['’]?s on offer|our offer|what you can expect( from us)?|what we can offer( you)?|(our |the |your |job |employee |company |key |additional )*(benefits|perks|rewards|compensation|salary|pay|package|remuneration|pay range|salary range)( (and|&|\/|,) (benefits|perks|compensation|rewards|pay|culture))*( package| range| include.*| offered| details)?|what (we|we're|we’re|we are|do we|you get|you'll get|you’ll get|you can expect|'s in it|’s in it|is in it).*(offer|get|provide|give|expect|for you).*|we offer( you)?|why (join|work|you'll|you’ll|us|choose|apply|work with|this).*|what('|’)s in it for (you|me)|how we('|’)ll (reward|support).*|(wir bieten|unser angebot|das bieten wir|was wir (dir |ihnen )?bieten|deine vorteile|ihre vorteile|benefits für dich|darauf kannst du dich freuen).*|(nous offrons|nos avantages|avantages|ce que nous offrons|nous vous proposons).*|(ofrecemos|qu[ée] ofrecemos|beneficios|te ofrecemos).*)$/,
  ],
  [
    "about",
    /^(keywords?|tags|about( us| the company| our company| our team| our client| the team| the organi[sz]ation)?|who we are|our (company|story|mission|vision|values|culture|client|team|people|history)|company (description|overview|profile|information|summary)|the (company|team|organi[sz]ation|client)|organi[sz]ation( overview)?|(über uns|wir über uns|wer wir sind|das unternehmen|unternehmen|das sind wir).*|(à propos|qui sommes[- ]nous|l[’']entreprise|notre entreprise).*|(sobre nosotros|qui[ée]nes somos|la empresa|acerca de).*)( .{2,24})?$/,
  ],
  [
    "legal",
    /^((our )?(equal (employment )?opportunit(y|ies)|eeo|diversity|inclusion|dei|accommodations?|privacy|disclaimer|legal|data protection|e-?verify|notice|how to apply|application (process|instructions)|apply( now)?|next steps|contact( us| information)?|recruitment (process|fraud|agencies)|interview process|hiring process)( .{0,60})?|bewerbung.*|kontakt.*|datenschutz.*|candidature.*|postuler.*|contacto|c[óo]mo aplicar)$/,
  ],
  [
    "tools",
    /^((our |the )?(tools?|technolog(y|ies)|tech(nology|nical)? stack|stack|technical environment|environment)( (and|&) (tools?|technolog(y|ies)|systems|software))?( used| we use)?|skills? keywords)$/,
  ],
];

const LONGEST_HEADING = 70;
const BULLET = /^\s*(?:[-•·▪●○◦–—>]|\*(?!\*))\s+/;
const DECORATION = /^[\s#*•·▪●○◦\-–—_>=~]+|[\s:*_#=~\-–—]+$/g;

/** Which section a line of a posting opens as a heading; null where it isn't a known one. */
export function sectionOfHeading(line: string): Section | null {
  if (/[.;,]\s*$/.test(line) || (BULLET.test(line) && !/[:：]\s*$/.test(line))) return null;
  const bare = line
    .replace(DECORATION, "")
    .replace(/[?!.:]+$/, "")
    .trim()
    .toLowerCase();
  if (bare.length < 3 || bare.length > LONGEST_HEADING) return null;
  if (saysNotNeeded(bare)) return "about";
  for (const [section, pattern] of HEADINGS) if (pattern.test(bare)) return section;
  return null;
}

const NOT_NEEDED =
  /^(?:don['’]?t worry if|(?:what )?(?:you|we) (?:won['’]?t|will not|don['’]?t|do not) (?:need|require|expect|have to have|care about)|not (?:required|needed|necessary)$)/iu;

/** "What you won't need": what stands below is expressly not asked for. */
export function saysNotNeeded(heading: string): boolean {
  return NOT_NEEDED.test(heading.trim().replace(/[:：]$/u, "")) && heading.length <= LONGEST_HEADING;
}

const BOILERPLATE =
  /equal[ -](employment )?opportunit|affirmative action|without regard to|regardless of (race|gender|age|sex|religion|background)|protected (veteran|class|characteristic)|reasonable accommodation|sexual orientation|gender identity|background check|e-?verify|drug[- ]free|criminal histor|privacy (policy|notice)|cookies?\b.*\bpolicy|by applying|apply (now|today|via|online)|click (here|apply)|send (us )?your (cv|resume|résumé|application)|salary range|base (pay|salary)|401\(?k|paid time off|\bpto\b|dental|parental leave|chancengleichheit|unabhängig von (geschlecht|herkunft|alter)|égalité des chances|igualdad de oportunidades/i;

/** True where a sentence is legal text, pay or instructions for applying. */
export function isBoilerplate(sentence: string): boolean {
  return BOILERPLATE.test(sentence);
}
