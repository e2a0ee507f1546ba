/** Month names and common abbreviations, folded, in the ten languages that the engine reads. Index 0 is January. */
const names = [
  "jan january januar janner janvier janv enero ene gennaio gen januari janeiro styczen stycznia sty ianuarie ian януари ян",
  "feb february februar feber fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut februarie февруари фев",
  "mar march marz mrz maerz mars marzo maart mrt marco marzec marca martie март мар",
  "apr april avril avr abril abr aprile kwiecien kwietnia kwi aprilie април апр",
  "may mai mayo maggio mag mei maio maj maja маи",
  "jun june juni juin junio giugno giu junho czerwiec czerwca cze iunie iun юни",
  "jul july juli juillet juil julio luglio lug julho lipiec lipca lip iulie iul юли",
  "aug august aout agosto ago augustus sierpien sierpnia sie август авг",
  "sep sept september septembre septiembre setiembre settembre sett set setembro wrzesien wrzesnia wrz septembrie септември сеп септ",
  "oct october oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz octombrie октомври окт",
  "nov november novembre noviembre novembro listopad listopada lis noiembrie noi ноември ное",
  "dec december dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru decembrie декември дек",
];

const months = new Map<string, number>();
for (const [index, line] of names.entries()) {
  for (const name of line.split(" ")) months.set(name, index + 1);
}

/** Seasons by the month in which they begin to count (northern half). */
const seasons = new Map<string, number>([
  ...["spring", "fruhling", "fruhjahr", "printemps", "primavera", "lente", "wiosna", "пролет"].map(
    (word): [string, number] => [word, 3],
  ),
  ...["summer", "sommer", "ete", "verano", "estate", "zomer", "verao", "lato", "vara", "лято"].map(
    (word): [string, number] => [word, 6],
  ),
  ...["autumn", "fall", "herbst", "automne", "otono", "autunno", "herfst", "outono", "jesien", "есен"].map(
    (word): [string, number] => [word, 9],
  ),
  ...["winter", "hiver", "invierno", "inverno", "zima", "iarna", "зима"].map((word): [string, number] => [
    word,
    12,
  ]),
]);

export function monthOf(word: string): number | null {
  return months.get(word) ?? null;
}

export function seasonMonth(word: string): number | null {
  return seasons.get(word) ?? null;
}
