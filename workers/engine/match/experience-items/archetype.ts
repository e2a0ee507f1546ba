import { archetypeOfTitle } from "../../job/title/archetype";
import { ancestors, occupationById } from "../../knowledge";
import type { ResumeFacts } from "../../types";

const ADVISING = /(?<!\p{L})(?:consultant|adviser|advisor)(?!\p{L})/giu;
const CHIEF = /(?<!\p{L})chief,?(?!\p{L})(?! (?:\p{L}+ ){0,3}officer)/giu;
const CODING = ["programming", "software-development"];

type Entry = { title: string; occupation: string | null; skills: ResumeFacts["skills"]; at: number };

/** The kind of role of an entry: a consultant's is the work that they are consulted on, a chief accountant's is accounting. */
export function archetypeOfEntry({ title, occupation, skills, at }: Entry): string | null {
  const own = archetypeOfTitle(title);
  if (own === "Executive") {
    const rest = title.replaceAll(CHIEF, " ");
    return rest === title ? own : archetypeOfTitle(rest);
  }
  if (own !== "Adviser") return own;
  const rest = title.replaceAll(ADVISING, " ");
  if (rest === title) return own;
  const codes = skills.some(
    ({ id, uses }) =>
      id !== null &&
      uses.some(({ entry }) => entry === at) &&
      CODING.some((one) => id === one || ancestors(id).includes(one)),
  );
  const known = occupationById(occupation ?? "")?.name;
  return archetypeOfTitle(rest) ?? (codes ? "Builder" : ((known && archetypeOfTitle(known)) ?? own));
}
