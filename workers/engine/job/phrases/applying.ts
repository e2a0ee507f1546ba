/** What an application is held against, and its parts: "evidence of meeting all the essential criteria". */
const APPLICATION =
  /\b(?:essential|desirable|selection|shortlisting) criteria\b|\bperson specification\b|\b(?:your|the|an?) (?:supporting (?:information|statement)|cover(?:ing)? letter|personal statement)\b|\byour application\b|^(?:cover(?:ing)? letter|supporting (?:information|statement)|applications?)$/iu;
/** "tell us in your application", "show us what you can do". */
const TOLD_US = /^(?:please )?(?:tell|let|show|send|e-?mail|call|contact|ask|write to) us(?!\p{L})/iu;
const TO_SOMEONE = /^(?:[Ww]rite|[Aa]pply|[Ss]peak|[Tt]alk) to \p{Lu}\p{L}+$/u;
/** "explain in your statement how you", "in your letter": what follows is what to write there. */
const TO_WRITE =
  /\b(?:explain|describe|outline|demonstrate|show|evidence|tell us|state|detail)\p{L}* [^.;]{0,60}\bhow you(?: would| can| have| will)? $/iu;

/** Whether a phrase says what to write in an application, and nothing of the work. */
export function isApplying(text: string, before: string): boolean {
  return [APPLICATION, TOLD_US, TO_SOMEONE].some((one) => one.test(text)) || TO_WRITE.test(before);
}
