import type { Chance } from "./chance";
import { dateForms } from "./dates";

/**
 * The lines of an entry: T title, C employer, P place, D dates; " > " sets the rest at the right edge, " / " begins a
 * new line, " # " sets what stands before it in a column of its own at the left.
 */
export const entryForms = [
  "T > D / C, P",
  "T > D / C > P",
  "C > D / T > P",
  "C, P > D / T",
  "T / C, P / D",
  "T, C, P > D",
  "T at C > D / P",
  "T @ C | D",
  "D / T / C, P",
  "D: T, C, P",
  "D # T / C, P",
  "D # C, P / T",
  "D # T, C, P",
  "T | C | P | D",
  "C – P / T / D",
  "C – T > D",
  "T – C, P (D)",
  "C (P) – T – D",
  "T (D) / C · P",
  "C / T · D · P",
  "T > C / D > P",
  "C / T, D",
  "T / C | D",
  "C, P / T > D",
  "D | T | C",
  "D – C, P / T",
  "T • C • P / D",
  "C > P / T > D",
  "T / C / P / D",
  "T / C / D",
  "T, C / D",
  "T, C > D",
  "T > P / C > D",
  "C > D / T",
  "T / C > D",
  "T at C, P (D)",
  "fields",
  "C > P + T > D",
  "C, P + T (D)",
  "C + T / D",
] as const;

export const educationForms = [
  "T > D / C, P",
  "C > D / T",
  "C, P > D / T",
  "T, C, D",
  "T, C > D",
  "D / T / C",
  "C / T / D",
  "T / C / D",
  "T | C | D",
  "T (D) / C",
  "D: T, C",
  "D # T / C, P",
  "T – C, P > D",
  "C > P / T > D",
  "C – T (D)",
  "D – T, C",
] as const;

export const skillForms = [
  "commas",
  "grouped",
  "one per line",
  "pipes",
  "bullets",
  "grid",
  "levels",
  "table",
  "bullets in a line",
  "grouped below",
  "semicolons",
  "level words",
] as const;

const titleStyles = ["bold", "italic", "caps", "none", "bold", "bold caps", "colour"] as const;
const contactForms = [
  "pipes",
  "stacked",
  "labels",
  "commas",
  "bullets",
  "end",
  "two rows",
  "left and right",
] as const;
const nameForms = [
  "plain",
  "plain",
  "centred",
  "two lines",
  "caps",
  "cv above",
  "with headline",
  "small",
] as const;
const headingStyles = [
  "caps",
  "bold",
  "ruled",
  "colour",
  "plain caps",
  "colon",
  "spaced",
  "centred",
  "underlined",
] as const;
const columnForms = ["one", "one", "one", "left", "right", "two"] as const;
const bulletForms = ["•", "-", "–", "▪", "➢", "*", "o", "none", "paragraph"] as const;
const degreeForms = ["as is", "in", "comma", "brackets"] as const;
const noteForms = ["line", "bullet", "behind", "none"] as const;
const orders = ["work first", "education first", "skills first", "skills after summary"] as const;
const faces = ["helvetica", "times", "courier", "lato", "garamond", "montserrat"] as const;

export type Features = {
  format: "pdf" | "docx";
  entry: (typeof entryForms)[number];
  study: (typeof educationForms)[number];
  skills: (typeof skillForms)[number];
  dates: (typeof dateForms)[number];
  title: (typeof titleStyles)[number];
  company: (typeof titleStyles)[number];
  contact: (typeof contactForms)[number];
  name: (typeof nameForms)[number];
  heading: (typeof headingStyles)[number];
  columns: (typeof columnForms)[number];
  bullet: (typeof bulletForms)[number];
  degree: (typeof degreeForms)[number];
  note: (typeof noteForms)[number];
  order: (typeof orders)[number];
  face: (typeof faces)[number];
  size: number;
  words: number;
  paper: "A4" | "Letter";
};

/** One choice for every feature; `index` walks through the forms of entries so that each is measured equally often. */
export function chooseFeatures(chance: Chance, index: number): Features {
  const entry = entryForms[(index * 7) % entryForms.length] ?? entryForms[0];
  const narrow = / # |> P/.test(entry);
  const title = chance.pick(titleStyles);
  const company =
    title === "none" || chance.often(0.5) ? "none" : chance.pick(["bold", "italic", "caps", "none"] as const);
  return {
    format: chance.often(0.65) ? "pdf" : "docx",
    entry,
    study: chance.pick(educationForms),
    skills: skillForms[(index * 5 + Math.floor(index / 40)) % skillForms.length] ?? "commas",
    dates: chance.pick(dateForms),
    title,
    company,
    contact: chance.pick(contactForms),
    name: chance.pick(nameForms),
    heading: chance.pick(headingStyles),
    columns: narrow ? "one" : chance.pick(columnForms),
    bullet: chance.pick(bulletForms),
    degree: chance.pick(degreeForms),
    note: chance.pick(noteForms),
    order: chance.pick(orders),
    face: chance.pick(faces),
    size: chance.pick([9, 10, 10.5, 11]),
    words: Math.floor(chance.next() * 1000),
    paper: chance.pick(["A4", "Letter"] as const),
  };
}
