/** Which figure's rows: decided, of those without an opening or with one, those that agreement is counted from, or opened. */
export const ROW_KINDS = {
  decided: "Decisions",
  unopened: "Decisions without an opening",
  timed: "Decisions with the time since the opening",
  compared: "The newest yes or no to each person with a score",
  opened: "People whose panel was opened",
} as const;

export type RowKind = keyof typeof ROW_KINDS;

export function parseRowKind(text: string | null): RowKind | null {
  return text !== null && Object.hasOwn(ROW_KINDS, text) ? (text as RowKind) : null;
}
