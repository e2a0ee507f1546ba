/** D1 takes 100 bound parameters in a statement; the rest are the statement's own. */
const CHUNK = 80;

export function inChunks<T>(list: readonly T[], size = CHUNK): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < list.length; at += size) chunks.push(list.slice(at, at + size));
  return chunks;
}
