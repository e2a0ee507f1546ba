/** For columns compared byte by byte. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
