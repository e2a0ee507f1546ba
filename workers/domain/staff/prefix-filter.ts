/** The end of the range of texts that begin with a prefix, for columns compared byte by byte. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
