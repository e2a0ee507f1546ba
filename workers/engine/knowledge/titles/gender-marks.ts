/** The sexes' letters and words in brackets: "(m/w/d)", "(H/F)", "(gn)", "(all genders)", "(w)". */
const BRACKETED =
  /[([{]\s?(?:(?:[mwfdhxv]|mwd|gn|divers?e?|intersex|all(?:e)? (?:genders?|geschlechter)|weiblich|männlich|male|female|homme|femme|hombre|mujer)\s?[/|*,·.+&:-]?\s?)+[)\]}]/giu;
const BARE =
  /(?<![\p{L}\d])(?:(?:[mwfdhxi]\s?[/|*]\s?)+[mwfdhxi](?:\s?\/\s?(?:div|divers))?|m\/v(?:\/x)?|v\/m(?:\/x)?|all genders)(?![\p{L}\d])/giu;

/** What a word of three letters or more is given to name another sex or number too; "." and "-" only before French endings. */
const GERMAN = `-?(?:innen|in|frau|mann|(?<=e.{1,3})[rn])`;
const ROMANCE = `-?(?:e|fe|ne|se|le|rice|trice|euse|ère|ière|ienne|a|o|as|os|ora|oras|ra|ă|oară|oare|easă|iță)`;
const OTHERS = `-?(?:man|woman|men|women|person|ess|tress|ster)`;
const FRENCH = `(?:e|ne|se|le|rice|trice|euse|ère|ière|ienne)(?:[-·•‧.]?s)?`;
const ENDING = new RegExp(
  `(?<=\\p{L}{3})(?:\\s?[/|:*_]\\s?(?:${GERMAN}|${ROMANCE}|${OTHERS})|\\s?\\((?:${GERMAN}|${ROMANCE}|-?s)\\)|[·•‧](?:${FRENCH}|${GERMAN}|${ROMANCE})|[.-]${FRENCH}|@)(?![\\p{L}\\d])|(?<=\\p{L}er)-in(?![\\p{L}\\d-])`,
  "giu",
);

function blank(mark: string): string {
  return " ".repeat(mark.length);
}

/** A text with spaces in place of marks of any sex: "Elektroniker/-in", "agent·e", "(m/w/d)". Same length, so places hold. */
export function withoutGenderMarks(text: string): string {
  return text.replace(BRACKETED, blank).replace(BARE, blank).replace(ENDING, blank);
}

export function unmarkedTitle(title: string): string {
  return withoutGenderMarks(title.replace(/\(wo-?\)(?=m[ae]n)/gi, ""));
}
