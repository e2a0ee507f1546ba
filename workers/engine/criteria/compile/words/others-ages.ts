const OTHERS =
  "(?:children|kids|pupils|students|patients|toddlers|babies|infants|youngsters|youths?|teenagers|adolescents|learners|residents|clients|customers|audiences?|players|swimmers|guests|participants|visitors|viewers|kinder[n]?|jugendliche[rn]?|schuler\\p{L}*|patient\\p{L}*|kunden|kinder und jugendliche|enfants?|eleves|adolescents?|ados|clients|publics?|ninos|ninas|alumnos|adolescentes|pacientes|clientes|jovenes de|copii(?:i|lor)?|elevi(?:lor)?|pacienti|clienti|adolescenti|bambini|ragazzi|alunni|studenti|pazienti|utenti|criancas|alunos|utentes|kinderen|leerlingen|clienten|patienten|groups?|classes|grades?|year groups?|gruppen?|groupes?|clase|grupe)";

/** The ages of those whom the work is done for, in all languages read: "pupils aged 11 to 16". */
export const OTHERS_AGES = [
  `${OTHERS}[^.;!?\\n]{0,25}\\d{1,2}(?:[^.;!?\\n]{0,6}\\d{1,2})?(?: ?(?:years?|yrs|jahren?|ans|anos|(?:de )?ani|anni|jaar)(?: (?:old|of age|alt|oud))?)?`,
  "\\d{1,2} ?(?:-|to|bis|a|à) ?\\d{1,2} year olds?(?! (?:only|preferred|wanted))",
  "\\d{1,2} year old (?:children|kids|pupils|patients?|boys?|girls?)",
];
