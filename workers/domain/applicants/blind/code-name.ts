/** No letters that are taken for digits or for each other. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** "Candidate 7F3A": the same at every visit. From the row's random id alone, which tells nothing of the person. */
export function codeName(applicantId: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < applicantId.length; at++)
    hash = Math.imul(hash ^ applicantId.charCodeAt(at), 0x01000193) >>> 0;
  const code = [0, 5, 10, 15].map((shift) => SIGNS.charAt((hash >>> shift) & 31)).join("");
  return `Candidate ${code}`;
}
