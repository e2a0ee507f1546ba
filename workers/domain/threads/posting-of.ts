import { postingText } from "../../engine/job/posting";
import type { Thread } from "./get-thread";

/** The posting's whole text, which the quotes of a thread's requirements point into. */
export function postingOf(thread: Pick<Thread, "title" | "jobDescription" | "requirements">): string {
  const { title, jobDescription: description, requirements } = thread;
  return postingText({ title, description, requirements });
}
