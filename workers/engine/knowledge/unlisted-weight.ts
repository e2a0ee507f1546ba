/** What a stem of no list weighs: figures say nothing about the work. */
export function unlistedWeight(stem: string): number {
  return /\d/.test(stem) ? 0 : 1;
}
