import { fold } from "../fold";

const denials =
  /(?:^|[^\p{L}])(?:no (?:prior |previous |professional |practical |real |hands-on )?(?:experience|knowledge|background|exposure|skills?)|not (?:familiar|experienced|proficient|used|worked|yet|an? )|without (?:any )?(?:experience|knowledge)|never (?:used|worked|touched|learned)|lack(?:s|ing)? (?:of )?(?:experience|knowledge)|have(?:n't| not) (?:used|worked)|don't (?:know|have)|do not (?:know|have)|unfamiliar with|kein(?:e|en|erlei)? (?:erfahrung(?:en)?|kenntnisse?|berufserfahrung)|ohne (?:erfahrung|kenntnisse)|nie (?:mit|benutzt)|pas (?:d'|de |encore d')(?:experience|connaissances?)|aucune? (?:experience|connaissance)|sans (?:experience|connaissance)|sin (?:experiencia|conocimientos?)|ninguna? (?:experiencia|conocimiento)|no (?:tengo|cuento)|nessun(?:a|o)? (?:esperienza|conoscenza)|senza (?:esperienza|conoscenze?)|non (?:ho|conosco)|geen (?:ervaring|kennis)|zonder (?:ervaring|kennis)|sem (?:experiencia|conhecimentos?)|nao (?:tenho|conheco)|nenhuma (?:experiencia)|bez (?:doswiadczenia|znajomosci)|brak (?:doswiadczenia|znajomosci)|nie (?:znam|mam)|fara (?:experienta|cunostinte)|nu (?:am|cunosc)|без (?:опит|познания)|нямам (?:опит|познания)|не (?:познавам|съм работил))(?![\p{L}])[^.;:!?•]{0,60}$/u;

const turns =
  /(?:^|[^\p{L}])(?:but|however|although|aber|jedoch|mais|pero|ma|maar|mas|ale|dar|но)(?![\p{L}])/u;

/** Whether words before offset `at` deny it: "no experience with X", "keine Erfahrung mit X". */
export function isNegated(text: string, at: number): boolean {
  const before = fold(text.slice(Math.max(0, at - 110), at));
  const match = denials.exec(before);
  if (!match) return false;
  return !turns.test(before.slice(match.index + 2));
}
