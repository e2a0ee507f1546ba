/** Names the attempt, so that a form sent twice makes one analysis. */
export const REQUEST_ID = /^[\w-]{16}$/;

const REQUEST_ID_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => REQUEST_ID_LETTERS[byte % REQUEST_ID_LETTERS.length]).join("");
}
