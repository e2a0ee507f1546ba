const SUBJECTS = new Set(
  "arts art visual science sciences music law laws history english spanish french german italian latin chinese japanese russian math maths health care healthcare business work justice design theatre theater drama film cinema media studies education arabic language languages literature agriculture major minor degree degrees honors honours services development human resources aid safety security networks network software hardware computer computers commerce accounting accountancy finance medicine medical nurse nursing general applied liberal fine information social public political criminal physical early childhood elementary secondary special web graphic graphics interior fashion textile textiles culinary pastry sport sports fitness exercise dance voice piano speech religion divinity ministry bible philosophy sociology botany leadership trades electronics paralegal legal fire police aerospace automotive avionics energy environment environmental nutrition broadcast broadcasting journalism advertising retail sales office operations supply chain hotel hospitality tourism real estate insurance banking tax taxation audit quality data analysis analytics systems technician technologist assistant administrator management administration minoring majoring concentration emphasis focus program programme vocational professional occupational educational nutritional certificate certification diploma coursework industrial mechanical electrical civil chemical biomedical nuclear international global family consumer women gender community urban rural regional planning policy affairs relations government equine animal food plant soil forest marine wildlife natural earth life pre-med premed pre-law undeclared gpa cgpa city state present current usa us united states".split(
    " ",
  ),
);

const ENDINGS =
  /(?:olog(?:y|ies)|nomy|nomics|istry|metry|ics|ing|ment|tions?|sions?|graphy|sophy|ecture|ulture|acy|therapy|hygiene|isms?|ships?|ality|ability|iatry|technic|studies|sciences?|ologic(?:al)?|mics|matics)$/u;
const SHORTEST_ENDED = 6;

/** Whether a small word names what people study, or what forms say beside it; places and people's names hardly do. */
export function isSubjectWord(word: string): boolean {
  return SUBJECTS.has(word) || (word.length >= SHORTEST_ENDED && ENDINGS.test(word));
}
