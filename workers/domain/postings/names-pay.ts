const CURRENCY = "(?:[€£$]|(?<!\\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|RON|HUF)(?!\\p{L}))";
const AMOUNT = new RegExp(`${CURRENCY} ?\\d|\\d ?k? ?${CURRENCY}`, "giu");

/** What an amount is for: a budget or a turnover is no pay. */
const PAY =
  /(?<!\p{L})(?:salar(?:y|ies)|pay|paid|wages?|compensation|remuneration|\p{L}*gehalt|vergütung|lohn|brutto|gross|salaire|rémunération|salario|retribución|per (?:year|annum|month|hour)|an? (?:year|month|hour)|hourly|annually|yearly|pro (?:jahr|monat|stunde)|im (?:jahr|monat)|par (?:an|mois)|al año|p\.? ?a\.?)(?!\p{L})|\/ ?(?:h|hr|hour|year|month)(?!\p{L})/iu;

/** So many characters around an amount say what it is for. */
const AROUND = 60;

/** True where a posting names an amount of pay, as the Pay Transparency Directive (2023/970, article 5) wants it told. */
export function namesPay(posting: string): boolean {
  return [...posting.matchAll(AMOUNT)].some(({ index }) =>
    PAY.test(posting.slice(Math.max(0, index - AROUND), index + AROUND)),
  );
}
