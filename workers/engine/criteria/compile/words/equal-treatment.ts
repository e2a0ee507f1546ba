/** What a promise of equal treatment says. Cue and ground must be near each other: "regardless of experience, women only" is none. */
export const EQUAL_TREATMENT = [
  "(?:regardless of|without regard to|irrespective of|without distinction|on the basis of|based on|because of|on grounds of|on the grounds of|any of|unlawful|discriminat\\p{L}+|independent of|protected)[^.;!?\\n]{0,90}(?:race|racial|religio\\p{L}+|gender|sex|age|origin|disabilit\\p{L}+|ethnic\\p{L}+|orientation|nationality|marital status|colou?r|veteran status|background|beliefs?|characteristics?|status)",
  "equal (?:employment )?(?:opportunit\\p{L}+|treatment|chances)",
  "(?:encourage|welcome|invite|particularly|especially|keen to|celebrate|value|committed to|strive for)[^.;!?\\n]{0,60}(?:applications?|applicants?|candidates|apply|hear from|divers\\p{L}+|inclusi\\p{L}+|equality)",
  "interview all (?:disabled|veteran)\\p{L}*",
  "(?:all )?(?:qualified|suitably qualified) (?:applicants|candidates|individuals) will",
  "(?:reasonable|workplace) (?:accommodations?|adjustments?)",
  "(?:affirmative action|minorit(?:y|ies)|under ?represented|protected veterans?|eeo\\p{L}*|eoe|diversity and inclusion|diversity (?:&|,) (?:equity|inclusion)|disability confident|two ticks|guaranteed interview)",
  "\\(?(?:m|w|f|d|h)(?: ?[/|*] ?(?:m|w|f|d|x|h|i|divers|gn)){1,4}\\)?",
  "(?:unabhangig|ungeachtet|egal|diskriminierung|ohne ansehen|gleich ob|gleich welche[rnms]?)[^.;!?\\n]{0,60}(?:geschlecht\\p{L}*|herkunft|alter|religion|behinderung|nationalitat|identitat|orientierung|hautfarbe|weltanschauung)",
  "(?:chancengleichheit|gleichstellung|gleichbehandlung|charta der vielfalt|bei gleicher (?:eignung|qualifikation)|alle menschen|vielfalt)",
  "(?:sans distinction|quels? que soi(?:t|ent)|independamment|egalite des chances|a competences egales|toutes les candidatures|discrimination\\p{L}*|egalite professionnelle|diversite|indifferemment)",
  "(?:independientemente|sin distincion|sin importar|igualdad de (?:oportunidades|trato)|no discriminacion|no discrimina\\p{L}*|discriminacion|diversidad)",
  "(?:indiferent de|fara (?:a tine cont de|deosebire|discriminare)|egalitate de sanse|nediscrimin\\p{L}+|discrimin\\p{L}+|sanse egale|egalitatea de sanse)",
  "(?:indipendentemente|pari opportunita|senza distinzione|ambo i sessi|ambosessi|entrambi i sessi|l\\. ?903/77|discriminazion\\p{L}+)",
  "(?:independentemente|igualdade de oportunidades|sem distincao|ambos os sexos|discriminacao)",
  "(?:ongeacht|gelijke kansen|gelijke behandeling|ongeacht|discriminatie|diversiteit)",
];
