import type { ReportForm } from "../../../../workers/domain/reports/prepare-report";
import type { SaidForm } from "../../../../workers/domain/reports/record-consent";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

export function readSaidForm(form: FormData): SaidForm {
  return { day: text(form, "day"), way: text(form, "way"), note: text(form, "note") };
}

export function chosenIn(form: FormData): string[] {
  return [...new Set(form.getAll("chosen").map(String))];
}

/** The people in the order of their numbers; equal ones stay as they stood in the form. */
export function readReportForm(form: FormData): ReportForm {
  const numberOf = (id: string) => Number(text(form, `place-${id}`)) || Number.MAX_SAFE_INTEGER;
  return {
    title: text(form, "title"),
    clientName: text(form, "clientName"),
    clientEmail: text(form, "clientEmail"),
    comment: text(form, "comment"),
    isBlind: form.has("blind"),
    people: chosenIn(form)
      .sort((a, b) => numberOf(a) - numberOf(b))
      .map((applicantId) => ({ applicantId, comment: text(form, `comment-${applicantId}`) })),
  };
}
