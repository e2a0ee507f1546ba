import type { When } from "../../../db/seed/person";
import type { Language } from "./people";

const names: Record<Language, string> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  pl: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
};

type Open = { now: string[]; since: string; until: string; from: string; to: string };

const open: Record<Language, Open> = {
  en: {
    now: ["Present", "present", "Now", "Current", "to date", "ongoing"],
    since: "Since",
    until: "until",
    from: "from",
    to: "to",
  },
  de: { now: ["heute", "Heute", "aktuell"], since: "seit", until: "bis", from: "von", to: "bis" },
  fr: {
    now: ["aujourd'hui", "présent", "à ce jour"],
    since: "Depuis",
    until: "jusqu'à",
    from: "de",
    to: "à",
  },
  es: { now: ["actualidad", "Actualidad", "presente"], since: "Desde", until: "hasta", from: "de", to: "a" },
  it: { now: ["oggi", "in corso"], since: "Dal", until: "fino a", from: "da", to: "a" },
  nl: { now: ["heden", "nu"], since: "Sinds", until: "tot", from: "van", to: "tot" },
  pt: { now: ["presente", "atual"], since: "Desde", until: "até", from: "de", to: "a" },
  pl: { now: ["obecnie", "nadal"], since: "Od", until: "do", from: "od", to: "do" },
};

export const dateForms = [
  "Mar 2021 – now",
  "March 2021 - now",
  "03/2021 – now",
  "03.2021-now",
  "2021-03 to now",
  "2021 – now",
  "2021-now",
  "Mar '21 – now",
  "03/21 - now",
  "Since March 2021",
  "Since 2021",
  "March 2021 to now",
  "from 03/2021 to now",
  "01/03/2021 – now",
  "MAR 2021 — NOW",
  "Spring 2021 – now",
  "2021/03 – now",
  "(2021–now)",
] as const;
export type DateForm = (typeof dateForms)[number];

/** Whether a form shows months; without them the truth is cut to years. */
export function showsMonths(form: DateForm): boolean {
  return !/^\(?(?:Since )?2021(?:–| –|-now|$)/.test(form) && !form.startsWith("Spring");
}

const seasons = [
  "Winter",
  "Winter",
  "Spring",
  "Spring",
  "Spring",
  "Summer",
  "Summer",
  "Summer",
  "Autumn",
  "Autumn",
  "Autumn",
  "Winter",
];

function point(when: When, form: DateForm, language: Language): string {
  const [year = "", month] = when.split("-");
  if (!month || !showsMonths(form)) {
    if (form.startsWith("Spring") && month && language === "en")
      return `${seasons[Number(month) - 1]} ${year}`;
    return year;
  }
  const name = names[language].split(" ")[Number(month) - 1] ?? "";
  const short = name.length > 4 ? name.slice(0, 3) : name;
  if (form.startsWith("Mar 2021")) return `${short} ${year}`;
  if (form.startsWith("MAR")) return `${short.toUpperCase()} ${year}`;
  if (form.startsWith("Mar '21")) return `${short} '${year.slice(2)}`;
  if (form.startsWith("03/21")) return `${month}/${year.slice(2)}`;
  if (form.startsWith("03/2021") || form.startsWith("from")) return `${month}/${year}`;
  if (form.startsWith("03.2021")) return `${month}.${year}`;
  if (form.startsWith("2021-03")) return `${year}-${month}`;
  if (form.startsWith("2021/03")) return `${year}/${month}`;
  if (form.startsWith("01/03")) return `01/${month}/${year}`;
  return language === "es" || language === "pt" ? `${name} de ${year}` : `${name} ${year}`;
}

/** A period as the form writes it; `now` chooses among a language's words for "present". */
export function period(
  from: When | null,
  to: When | null,
  form: DateForm,
  language: Language,
  now: number,
): string {
  const words = open[language];
  const present = words.now[now % words.now.length] ?? "";
  const start = from === null ? null : point(from, form, language);
  if (to === null && start !== null && form.startsWith("Since")) return `${words.since} ${start}`;
  const end =
    to === null ? (form.startsWith("MAR") ? present.toUpperCase() : present) : point(to, form, language);
  if (start === null || start === end) return end;
  if (form.startsWith("from")) return `${words.from} ${start} ${words.to} ${end}`;
  if (form.includes(" to now")) return `${start} ${/^to /.test(end) ? "" : `${words.to} `}${end}`;
  if (form.startsWith("(")) return `${start}–${end}`;
  const dash = form.includes(" — ")
    ? " — "
    : form.includes(" – ")
      ? " – "
      : form.includes(" - ")
        ? " - "
        : "-";
  return `${start}${dash}${end}`;
}
