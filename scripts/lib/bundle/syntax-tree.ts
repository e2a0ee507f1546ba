export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";
}

/** A source with other text in the place of some spans; what lies within one of them goes with it. */
export function withReplaced(source: string, spans: { start: number; end: number; by: string }[]): string {
  let [kept, from] = ["", 0];
  for (const { start, end, by } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    kept += source.slice(from, start) + by;
    from = end;
  }
  return kept + source.slice(from);
}
