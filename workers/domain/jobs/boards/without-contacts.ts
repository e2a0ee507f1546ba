const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu;
/** Written with its country, or after a word that says what it is: sums, years and references stay. */
const INTERNATIONAL =
  /(?<![\p{L}\d])(?:\+|00)\d{1,3}[ \u00a0/-]?(?:\(0\)[ \u00a0]?)?(?:[\d()][ \u00a0()./-]{0,2}){6,14}(?<=\d)/gu;
const CALLED =
  /(?<=(?<!\p{L})(?:tel|tel\.|telefon|telephone|phone|mobile|mobil|handy|call|tlf|tfn|téléphone|teléfono|whatsapp)[ \u00a0:.]{1,3})\(?\d(?:[ \u00a0()./-]{0,2}\d){5,14}/giu;
/** After a name or a comma: "Jo Exempel, 031-555 01 02". */
const AREA_FIRST = /(?<![\p{L}\d.,-])0\d{1,4}[-/ \u00a0]\d{2,4}(?:[ \u00a0-]\d{2,4}){1,3}(?![\d-])/gu;

/** People's addresses and numbers stand in postings to be used while these are open, not to be kept by others. */
export function withoutContacts(text: string): string {
  return text
    .replace(EMAIL, "[email]")
    .replace(INTERNATIONAL, "[phone]")
    .replace(CALLED, "[phone]")
    .replace(AREA_FIRST, "[phone]");
}
