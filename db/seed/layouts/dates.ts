import type { ResumeLanguage, When } from "../person";

export type DateStyle = "short" | "long" | "numeric" | "iso";

const monthNames: Record<ResumeLanguage, { long: string[]; short: string[]; now: string }> = {
  en: {
    long: split("January February March April May June July August September October November December"),
    short: split("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    now: "Present",
  },
  de: {
    long: split("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    short: split("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    now: "heute",
  },
  fr: {
    long: split("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    short: split("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    now: "aujourd’hui",
  },
  es: {
    long: split("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    short: split("ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic."),
    now: "actualidad",
  },
};

function split(words: string): string[] {
  return words.split(" ");
}

/** One date as a résumé of that language writes it: "2021-03" -> "Mar 2021", "März 2021", "03/2021"; "2021" stays. */
export function formatWhen(when: When, language: ResumeLanguage, style: DateStyle): string {
  const [year, month] = when.split("-");
  if (!month || style === "iso") return when;
  if (style === "numeric") return `${month}/${year}`;
  const name = monthNames[language][style][Number(month) - 1];
  return language === "es" && style === "long" ? `${name} de ${year}` : `${name} ${year}`;
}

/** A span of time; `to` null means that it continues, `from` null that only the end is known. */
export function formatPeriod(
  from: When | null,
  to: When | null,
  language: ResumeLanguage,
  style: DateStyle,
): string {
  const end = to ? formatWhen(to, language, style) : monthNames[language].now;
  if (from === null || from === to) return end;
  return `${formatWhen(from, language, style)} – ${end}`;
}
