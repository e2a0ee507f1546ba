export type SkillKind = "core" | "tool" | "method" | "soft" | "emerging";

/** `parents`, `neighbours`: skill ids. `aliases`: every written form but the name, as the base's authors wrote it. */
export type Skill = {
  id: string;
  name: string;
  kind: SkillKind;
  /** id of a field of work */
  field: string;
  /** more general skills: whoever has this skill has these too */
  parents: string[];
  /** skills close enough that one eases the way to the other */
  neighbours: string[];
  aliases: string[];
};

/** A skill named in a text: `text === source.slice(start, end)`. */
export type SkillHit = { id: string; start: number; end: number; text: string };

export type OccupationEducation = "school" | "vocational" | "associate" | "bachelor" | "master" | "doctorate";

export type Occupation = {
  id: string;
  name: string;
  /** id of a field of work */
  field: string;
  /** every other title the work goes by */
  titles: string[];
  /** ids of the typical skills, the weightiest first */
  skills: string[];
  /** the level that postings for it usually ask for */
  education?: OccupationEducation;
  /** ids of occupations close by, twins included */
  related: string[];
  /** ids of occupations that do nearly the same work under another name */
  twins: string[];
};

/** A field of work: groups skills and occupations. */
export type Field = { id: string; name: string };

/** The reviewable source of one field: `lines` in the format that `index.ts` describes. */
export type FieldLines = { id: string; name: string; lines: string };
