/** A line with nothing but a web address is read as a link, not as work. */
const BARE_LINK = /^(?:https?:\/{1,2}|www\.)\S+(?<!-)$/i;
/** What job sites put on the résumés that they keep: "Leeds, England - Email me on Worksite: worksite.com/r/Ada". */
const PROFILE = /(?<!\p{L})(?:e-?mail|message|contact) me on \p{L}+\s*:/iu;
/** The rest of an address that a line broke: "Winter/27b31f359c52ef76". */
const REST_OF_ADDRESS = /^[\p{L}\d-]*\/?[\da-f]{12,32}$/u;

/** Whether a line says nothing but where something stands on the web. */
export function isBareLink(line: string): boolean {
  const text = line.trim();
  return BARE_LINK.test(text) || PROFILE.test(text) || REST_OF_ADDRESS.test(text);
}
