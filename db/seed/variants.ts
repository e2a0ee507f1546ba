const encoder = new TextEncoder();

/**
 * The same PDF with a comment behind its end: reads exactly alike, but has another hash.
 * @param n tells the variants of one file apart; the same `n` gives the same bytes
 */
export function makeVariant(bytes: Uint8Array, n: number): Uint8Array {
  const comment = encoder.encode(`\n% copy ${n}\n`);
  const variant = new Uint8Array(bytes.length + comment.length);
  variant.set(bytes);
  variant.set(comment, bytes.length);
  return variant;
}
