export type SkillKind = "core" | "tool" | "method" | "soft" | "emerging";

/** How one written form may be matched: freely, only in its exact case, or only where the words around bear it out. */
export type Guard = "free" | "exact" | "context";

export type Skill = {
  id: string;
  name: string;
  kind: SkillKind;
  field: string;
  parents: string[];
  neighbours: string[];
};

export type SkillHit = { id: string; start: number; end: number; text: string };

export type OccupationEducation = "school" | "vocational" | "associate" | "bachelor" | "master" | "doctorate";

/** What an occupation's `terms` (name, first titles, typical skills) say of lines of business, each as often as it is said. */
export type OccupationBusiness = { terms: number; lines: string[] };

export type Occupation = {
  id: string;
  name: string;
  field: string;
  /** ids of the typical skills, the weightiest first */
  skills: string[];
  education?: OccupationEducation;
  related: string[];
  /** ids of occupations that do nearly the same work under another name */
  twins: string[];
  business: OccupationBusiness;
};

export type Field = { id: string; name: string };

export type FieldLines = { id: string; name: string; lines: string };
