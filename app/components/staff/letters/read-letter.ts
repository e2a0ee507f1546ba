import { parseWithZod } from "@conform-to/zod/v4";
import { type LetterForm, letterSchema } from "../../../../workers/domain/staff/schema";
import type { LetterAnswer } from "./letter-form";

/** What a letter's form asks for: to be saved, or to be answered (a preview, or what is wrong). */
export type LetterRequest =
  | { save: LetterForm; refuse: (message: string) => LetterAnswer }
  | { save: null; status: 200 | 400; answer: LetterAnswer };

/** Reads the form that `LetterForm` shows. @param render the whole mail's HTML */
export function readLetter(form: FormData, render: (letter: LetterForm) => string): LetterRequest {
  const submission = parseWithZod(form, { schema: letterSchema });
  if (submission.status !== "success")
    return { save: null, status: 400, answer: { result: submission.reply(), preview: null } };
  const { value } = submission;
  if (form.get("intent") === "preview")
    return { save: null, status: 200, answer: { result: submission.reply(), preview: render(value) } };
  return {
    save: value,
    refuse: (message) => ({ result: submission.reply({ formErrors: [message] }), preview: null }),
  };
}
