/**
 * How soft skills show in what people write about their work. A résumé seldom says "I communicate well"; it says "presented
 * to the board". `asked`: beginnings of words by which a requirement is known; `says`: beginnings of words that name the skill
 * itself; `does`: beginnings of words for doing what takes it. "!" ends a word: "led!" isn't the beginning of "ledger". Own list; general English with the plainest German, French and
 * Spanish words.
 */
export type SoftSign = { asked: RegExp; says: RegExp; does: RegExp };

const sign = (asked: string, says: string, does: string): SoftSign => ({
  asked: beginnings(asked),
  says: beginnings(says),
  does: beginnings(does),
});

function beginnings(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .trim()
      .split(/\s+/)
      .join("|")
      .replaceAll("_", "[\\s-]+")
      .replace(/(?<!\(\?<?)!(?=\||$|\()/g, "(?!\\p{L})")})`,
    "giu",
  );
}

const SOFT_SIGNS: readonly SoftSign[] = [
  sign(
    "(?<!written[\\s-])communicat oral!(?!_present) verbal!(?!_present) spoken listening kommunikat comunica",
    "(?<!(?:marketing|mass|mobile|wireless|data|digital|radio|satellite|electronics?)[\\s&-]+(?:and[\\s-]+)?)communicat(?!ion[\\s-]+(?:engineer|engg|system|network|equipment|technolog|studies|arts|major|protocol|hardware|software|device|lines?|officer|manager|director|specialist|department)|ions(?!_skill)) (?:written|verbal|oral|internal|external|client|customer|patient|staff|improv\\p{L}+|effective|clear)_communications interpersonal listening verbal kommunik comunica",
    "present liais liaise correspond negotiat wrote written writing explain inform report interview mentor coach counsel convey! conveyed conveying advis answer respond telephone phone inbound_call outbound_call incoming_call inquir enquir facilitat interact public",
  ),
  sign(
    "writ gramm editing rédaction redac schriftlich",
    "(?:writ\\p{L}*|wrote)(?!\\p{L}|[\\s-]+(?:[\\p{L}+#.]+[\\s-]+){0,2}(?:code!|scripts?!|programs?!|applications?!|software|quer(?:y|ies)!|tests?!)) author! authored authoring",
    "draft edit correspond report document proposal newsletter article publish blog prepared_report",
  ),
  sign(
    "present public_speak speech speaking",
    "(?<!(?:merchandise|visual|food|plate|product|data)[\\s-])presentation(?!s?[\\s-]+(?:standard|layer|tier)) presented presenting public_speak",
    "speak spoke demonstrat taught lectur train workshop seminar pitch",
  ),
  sign(
    "(?<!(?:functional|disciplinary)[\\s-])team (?<!remote[\\s-])collab cooperat co-operat work_with working_with others collegial zusammenarbeit équipe equipo",
    "team-play team_play team_spirit teamwork team_work team-work team-orient team_orient team_member(?!s) member_of_a_team part_of_a_team in_a_team in_teams collaborat cooperat(?!ive[\\s-]+(?:group|extension|bank|education)) co-operat liais cross-function interdisciplin multidisciplin partnership together équipe equipo zusammen worked_closely work_closely working_closely worked_with(?![\\s-]+(?:\\p{L}+[\\s-]+){0,2}(?:types|tools|technolog\\p{L}+|data|software|owners?|clients?|customers?|patients?|vendors?|suppliers?|children|students))",
    "team assist colleague coworker co-worker support partner committee coordinat group staff crew join",
  ),
  sign(
    "multidisciplin interdisciplin cross-function cross_function crossfunction",
    "cross-function cross_function multidisciplin multi-disciplin interdisciplin cross-depart cross_depart interdepart inter-depart across_depart across_team across_function other_departments various_departments multiple_departments other_teams various_teams across_teams collaborat liaison_between",
    "team department collaborat coordinat stakeholder partner liais",
  ),
  sign(
    "leader lead leading people_manag (?<!(?:time|stress|conflict|change|self|crisis|priority)[\\s-])manag(?!\\p{L}*_(?:multiple|several|many|various|competing|conflicting|time|priorit|task|workload|stress|deadline|pressure)) (?<!(?:minimal|minimum|little|limited|less|low|without|no|direct|close|under|of)[\\s-])supervis führung liderazgo motivating_others",
    "led! leader(?!s(?!\\p{L})|_in(?!\\p{L})) supervise supervising supervisor! (?<!(?:self|as)[\\s-])directed head! headed coach mentor managed_a_team managed_team manage_team managing_a_team managed_staff managed_a_staff people_manag staff_of (?<!(?:in|of|on)[\\s-]+an?[\\s-]+)team_of führ dirig",
    "lead! manag(?!ers?!|ement) (?:team|staff|people|crew|personnel)_management train delegat assign oversaw overs team staff employee personnel motivate! motivates! motivating guid chaired chairing captain president",
  ),
  sign(
    "coach mentor",
    "coach(?!e?s?[\\s-]+(?:bus|tour|operator)) mentor",
    "train! trained trainer training taught teach guid counsel supervis onboard junior intern! interns! new_staff new_hire new_employee apprentic",
  ),
  sign(
    "organi structur plan! planning schedul planung",
    "organise organize organized_and well_organi organising organizing organisatorisch schedul priorit deadline timely on_time on-time time_manag multi-task multitask multiple_project multiple_task multiple_prior multiple_deadl planned (?<![\\p{L}\\p{N}][\\s-])planning and_planning",
    "coordinat calendar arrang simultaneous efficien maintain track punctual balanc prepared plan! plans! manag logistic agenda",
  ),
  sign(
    "multitask multi-task multi_task multiple juggl competing_prior",
    "multi-task multitask multi_task multiple_project multiple_task multiple_prior multiple_deadl simultan concurrent juggl competing_prior",
    "priorit deadline high-volume high_volume busy fast-paced fast_paced various",
  ),
  sign(
    "priorit time_manag deadline timely gestion_du_temps",
    "priorit deadline timely on_time on-time time_manag multi-task multitask multiple_project multiple_task multiple_prior multiple_deadl",
    "simultaneous calendar punctual schedul agenda prompt juggl",
  ),
  sign(
    "problem solution resol troubleshoot critical_think fast_analys proactiv",
    "solv (?<!high[\\s-])resolv (?<!high[\\s-])resolution troubleshoot solution-orient solution_orient solutions-orient creative_solution innovative_solution alternative_solution (?:found|find(?:ing)?|identif\\p{L}+|offer\\p{L}*|propos\\p{L}+|recommend\\p{L}*)_solution proactiv",
    "(?<!(?:no|without|any)[\\s-])problem(?!-free) analy(?!st|tics|[sz]er) identif investigat diagnos improv determin evaluat assess root_cause debug fix! fixed fixing fixes! recommend",
  ),
  sign(
    "judg decision",
    "decision(?!s?[\\s-]+(?:tree|support|scienc|engine)) judgment! judgement!",
    "determin evaluat assess recommend approv weigh priorit authori",
  ),
  sign(
    "analy critical quantitat logical",
    "analy(?!st|tics|[sz]er) critical_think evaluat quantitat statistic",
    "assess research review identif investigat audit reconcil forecast metric model calculat measur",
  ),
  sign(
    "detail accura precis meticul thorough quality_conscious sorgfalt rigueur",
    "detail-orient detail_orient attention_to_detail eye_for_detail (?<!(?:%|prediction|predictive|model|forecast)[\\s-]+)accura precis meticul thorough(?!_(?:knowledge|understanding)) careful",
    "detail error quality audit reconcil verif review inspect proofread discrepan check balanc record test complian calculat",
  ),
  sign(
    "interpers relation rapport people_skill customer client stakeholder service_orient friendly empath compass outgoing personab kundenorient",
    "interpers relationships_with relationship_with client_relation customer_relation guest_relation patient_relation strong_relation working_relation rapport people_skill (?<!(?:user|eco|environmentally|budget|mobile|family)[\\s-])friendly empath compass liais",
    "customer client(?![\\s-]*(?:server|side)) guest patient stakeholder greet counsel mentor coach interact! interacts interacted interacting assist serve!(?!_as) served!(?!_as) serving(?!_as) teach communicat",
  ),
  sign(
    "adapt flexib chang open-mind open_to",
    "adaptab adapted adapting adapts flexib",
    "various variety divers chang cross-train implement convert transition upgrad languages",
  ),
  sign(
    "learn curio eager quick",
    "quick-learn quick_learn fast_learn fast-learn learned_quick learns_quick learn_quick eager_to_learn self-taught curio learning_new learn_new",
    "learn! learned learning discover variety languages course certif cross-train studied seminar workshop training_program",
  ),
  sign(
    "independ autonom initiat self-motiv self-start self_start self-driv self-direct ownership own_init minimal_superv proactiv drive! driven! entrepren selbst",
    "independently independent_work independent_judg independent_think works_independent autonom initiative(?!s|[\\s-]+(?:to|for|of|that|which)(?!\\p{L})) self-motiv self-start self-driv self-direct self_motiv (?:take|took|taking|full|sense_of|complete|assumed?)_ownership entrepren sole solely",
    "founded launch own! owner started introduc",
  ),
  sign(
    "result goal target ambit achiev perform success",
    "results-orient results_orient result-orient results-driven results_driven result-driven goal-orient goal_orient goal_driven goal-driven target-driven achiev exceed quota",
    "resulted resulting goal target increas reduc improv award rank record-break record_break record_sales top! successful saved saving! grew sales_growth revenue_growth business_growth",
  ),
  sign(
    "integrity intègre integer! (?<!work[\\s-])ethic honest trust professional confiden discre conduct",
    "integrity (?<!work[\\s-])ethic honest trusted! trustworth professionalism confiden discre sensitive privacy hipaa",
    "complian secur protect safeguard",
  ),
  sign(
    "pressure stress fast-pac fast_pac pace resilien calm belastbar",
    "pressure stress fast-pac fast_pac deadline high-volume high_volume busy emergenc resilien calm",
    "deadline volume urgent critical peak rush crisis",
  ),
  sign(
    "motiv enthus positiv passion commit dedicat attitud energ work_ethic hard-work hardwork work_hard",
    "motivated! motivation enthus positiv! positive!(?!_(?:and_negative|and_supportive|environment|learning|feedback|result|impact|outcome|relation|work|change|cash)) positivity passion committed commitment dedicat energetic high-energy high_energy work_ethic hard-work hardwork",
    "award volunt recogni employee_of honor promoted! perfect_attend",
  ),
  sign(
    "reliab depend punctual trustworth",
    "reliab dependab punctual trustworth perfect_attend",
    "on_time on-time deadline prompt attendance",
  ),
  sign(
    "influenc persuad negotiat assert diplomac diplomat convinc conflict",
    "influenc persuad negotiat diplomac diplomat convinc conflict mediat",
    "led! present sold promot advoca recommend counsel resol deal! deals! contract! contracts!",
  ),
  sign(
    "creativ innovat imagin ideas",
    "creativ(?!e[\\s-]+(?:director|department|team|agenc|services?|staff|suite|cloud)) innovat invent! invented inventi inventor! original",
    "concept design brainstorm prototyp redesign reinvent pioneer patent idea",
  ),
  sign(
    "cultur divers internat intercult global",
    "multicultur multi-cultur intercultur cross-cultur cross_cultur cultures cultural_(?:differ|aware|sensit|compet|background|divers) diversity diverse_(?:cultur|background|people|population|communit|client|customer|workforce|group|team|student) internat global multilingu bilingu countries abroad",
    "travel language foreign worldwide overseas europ asia",
  ),
  sign(
    "business_acumen commercial strateg business_sense big_picture vision",
    "strategic strategist (?:business|corporate|growth|market|marketing|sales|company|brand|pricing|product|investment)_strateg business_acumen commercial business_plan business_develop vision",
    "strateg budget profit revenue market forecast cost growth roadmap",
  ),
];

export function signsOf(words: string): readonly SoftSign[] {
  return SOFT_SIGNS.filter(({ asked }) => words.match(asked) !== null);
}

/** "2014-Present": how long, and nothing that was presented. */
const SINCE = /(?:\d{4}|(?<!\p{L})to|[–—-])[\s–—-]{0,4}present(?!\p{L})/giu;

export function signWords(text: string, signs: readonly SoftSign[], which: "says" | "does"): Set<string> {
  const said = text.toLowerCase().replace(SINCE, " ");
  return new Set(signs.flatMap((one) => said.match(one[which]) ?? []));
}
