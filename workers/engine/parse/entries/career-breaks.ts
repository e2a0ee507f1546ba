import type { Experience, Fact } from "../../types";
import { fold } from "../fold";

const BREAK =
  /^(?:career break|career gap|break|gap year|sabbatical|parental leave|maternity leave|paternity leave|family (?:time|leave|break)|elternzeit|familienphase|familienzeit|mutterschutz|sabbatjahr|auszeit|kindererziehung|arbeitssuche|arbeitssuchend|conge (?:parental|maternite|sabbatique)|annee sabbatique|pause|baja (?:por )?maternidad|excedencia|ano sabatico|maternita|anno sabbatico|aspettativa|ouderschapsverlof|zwangerschapsverlof|licenca (?:de )?maternidade|ano sabatico|urlop (?:macierzynski|wychowawczy|rodzicielski)|przerwa|concediu|unemployed|job search)\b/u;

const CARER = "(?:parent|mom|mum|mommy|mother|dad|daddy|father|wife|husband|spouse|caregiver|carer)";

/** Work at home for a person's own family, whoever it is said to be for ("Homemaker, Self-employed"). */
const FAMILY = new RegExp(
  `^(?:(?:dedicated |full[- ]?time |proud )*(?:stay(?:ing|ed)?[- ]at[- ]home|full[- ]?time) ${CARER}s?|(?:full[- ]?time )?(?:home ?makers?|homemaking|housewife|house wife|househusband|family care ?(?:giver|taker)s?|hausfrau|hausmann|(?:mere|pere) au foyer|ama de casa|casalinga|huisvrouw|dona de casa|casnica)|(?:medical|personal|family|bereavement|compassionate|care(?:giver)?) leave|leave of absence|(?:raising|raised|caring for|cared for) (?:my |our |a |an |the |own |young |elderly |ill |sick )*(?:family|child|children|kids?|sons?|daughters?|parents?|mother|father|relatives?|grandparents?))(?![\\p{L}])`,
  "u",
);

export function namesCareerBreak(text: string): boolean {
  const words = fold(text);
  return BREAK.test(words) || FAMILY.test(words);
}

/** As it is written: a person's family is covered in the value. */
function written(fact: Fact<string>): string {
  return fold(fact.quotes.map(({ text }) => text).join(" "));
}

/** Whether a dated entry is time without paid work: a leave, a year off, the care of one's own family. */
export function isCareerBreak({ title, company }: Experience): boolean {
  if (title && FAMILY.test(written(title))) return true;
  const only = title && company ? null : (title ?? company);
  return only !== null && namesCareerBreak(written(only));
}
