import type { Fact, Gender, Line } from "../../types";
import type { DocLine } from "../doc-line";
import { fold } from "../fold";
import { factOf } from "../quote";

const label =
  /(?:^|[\s|•·,;(])((?:gender|sex|geschlecht|sexe|genre|sexo|genero|sesso|genere|geslacht|plec|gen|пол|性别)\s*[:：\-–\t]\s*)(non-binary|nonbinary|other|diverse?|female|male|weiblich|mannlich|woman|man|feminine?|femme|homme|masculine?|masculin|feminin|femenino|masculino|mujer|hombre|femminile|maschile|femmina|maschio|vrouw(?:elijk)?|man(?:nelijk)?|feminino|kobieta|mezczyzna|zenska|meska|femeiesc|barbatesc|жена|мъж|женски|мъжки|女|男|f|m|w|v|d|x)(?![\p{L}])/u;

const female =
  /^(?:female|weiblich|woman|femin|femme|femenino|mujer|femmin|vrouw|kobieta|zenska|femei|жен|女|f$|w$|v$)/;
const male = /^(?:male|mannlich|man|masculin|masculino|homme|hombre|maschi|mezczyzna|meska|barbat|мъж|男|m$)/;

/** Gender where the résumé states it behind a label ("Geschlecht: weiblich"); never guessed from anything else. */
export function readGender(lines: Line[], docs: DocLine[]): Fact<Gender> | null {
  for (const doc of docs) {
    if (doc.text.length > 300) continue;
    const match = label.exec(fold(doc.text));
    if (!match?.[1] || !match[2]) continue;
    const word = match[2];
    const value: Gender = female.test(word) ? "female" : male.test(word) ? "male" : "other";
    const end = match.index + match[0].length;
    const start = end - match[2].length - match[1].length;
    return factOf(lines, value, [{ line: doc.index, start, end }], 0.95);
  }
  return null;
}
