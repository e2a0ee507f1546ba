/** Without 0 and O, 1 and I, which people mix up on the phone. 32 characters: a byte's rest is fair. */
export const READABLE_CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Names a deletion, an order, an applicant's request, an incident or a declaration, such as "D-7K2M9Q": one of a thousand million. */
export function newNumber(letter: "D" | "I" | "P" | "R" | "W"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${letter}-${Array.from(bytes, (byte) => READABLE_CHARACTERS[byte % READABLE_CHARACTERS.length]).join("")}`;
}
