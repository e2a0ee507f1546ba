import { skillsInPosting } from "../../../workers/engine/job";
import { readRecords } from "./dataset";

/** Skills named in each posting. */
export function predictJdskills(folder: string): { id: string; skills: string[] }[] {
  return readRecords<{ id: string; text: string }>(folder, "jdskills.jsonl").map(({ id, text }) => ({
    id,
    skills: skillsInPosting(text),
  }));
}
