/** Words of a résumé's line that may fill an empty field of it: `field` as "experience-2-start", `value` as a correction has it. */
export type FieldProposal = { field: string; value: string; line: number; start: number; end: number };

/** What a model said of a résumé's empty fields, as far as the résumé says it; `key` is of all that went in. */
export type FieldAnswer = {
  key: string;
  proposals: FieldProposal[];
  dropped: number;
  /** what became a correction, as its JSON */
  accepted: string[];
};
