import { analyseJob } from "../../../../../workers/engine/job";

/** The labels of all that a posting with this line among its tasks asks for, in small letters. */
export function rowsOfLine(line: string): string[] {
  const description = `Depot Clerk\nYour tasks\n- Keep stock records\n- ${line}\nRequirements\n- Experience with forklifts\n`;
  return analyseJob({ title: "", description })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}
