/** Without 0 and O, 1 and I, which people mix up on the phone. 32 characters: a byte's rest is fair. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export function newRequestNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `D-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}
