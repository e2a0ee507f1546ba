/** The kind of work behind a title, by its head words; checked in order. */
const ARCHETYPES: [string, RegExp][] = [
  [
    "Executive",
    /\b(chief|ceo|cto|cfo|coo|president|vp|vice president|managing director|geschäftsführer\w*|founder)\b/iu,
  ],
  [
    "People manager",
    /\b(manager|director|head of|supervisor|superintendent|foreman|team lead(er)?|principal(?= of)|leiter\w*|responsable|jefe|gerente)\b/iu,
  ],
  [
    "Technical lead",
    /\b(tech(nical)? lead|lead (\w+ )?(engineer|developer|architect)|staff engineer|principal engineer)\b/iu,
  ],
  ["Architect", /\b(architect|architekt\w*|architecte|arquitecto)\b/iu],
  [
    "Carer",
    /\b(nurse|care ?(giver|r|worker)?|carer|midwife|paramedic|therapist|physician|doctor|surgeon|dentist|pfleg\w+|infirmi\w+|enfermer\w+|caregiver)\b/iu,
  ],
  [
    "Educator",
    /\b(teacher|lecturer|professor|tutor|trainer|instructor|coach|lehrer\w*|enseignant\w*|profesor\w*)\b/iu,
  ],
  [
    "Adviser",
    /\b(consultant|adviser|advisor|lawyer|attorney|solicitor|paralegal|counsel|berater\w*|avocat\w*|abogad\w+)\b/iu,
  ],
  [
    "Seller",
    /\b(sales|account executive|business development|retail|vendeu\w+|verkäufer\w*|vertrieb\w*|ventas|comercial|cashier)\b/iu,
  ],
  [
    "Analyst",
    /\b(analyst|data scientist|researcher|scientist|statistician|auditor|accountant|bookkeeper|actuary|analyste|buchhalter\w*|comptable)\b/iu,
  ],
  ["Designer", /\b(designer|ux|ui|illustrator|art director|animator|stylist)\b/iu],
  [
    "Builder",
    /\b(engineer|developer|programmer|entwickler\w*|ingenieur\w*|développeu\w+|ingénieur\w*|desarrollador\w*|devops|sre)\b/iu,
  ],
  [
    "Craftsperson",
    /\b(electrician|welder|plumber|carpenter|mechanic|technician|machinist|fitter|painter|mason|cook|chef|baker|butcher|tailor|schweißer\w*|elektriker\w*|koch|köchin|soudeur|électricien|cuisinier|cocinero)\b/iu,
  ],
  [
    "Operator",
    /\b(driver|operator|warehouse|picker|packer|labou?rer|cleaner|courier|pilot|guard|fahrer\w*|lagerist\w*|chauffeur|conductor)\b/iu,
  ],
  [
    "Coordinator",
    /\b(project|program(me)?|product owner|scrum master|coordinator|planner|administrator|assistant|secretary|receptionist|clerk|office)\b/iu,
  ],
  [
    "Communicator",
    /\b(marketing|writer|editor|journalist|communications?|public relations|content|social media|copywriter)\b/iu,
  ],
];

/**
 * The kind of role behind a job title ("Builder", "Carer", "People manager"...).
 * @returns null where the title's words say nothing
 */
export function archetypeOfTitle(title: string): string | null {
  return ARCHETYPES.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
