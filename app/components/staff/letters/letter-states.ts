import type { Letter } from "../../../../workers/domain/staff/letters/get-letter";

export const letterStates: Record<Letter["status"], string> = {
  draft: "Draft",
  writing: "Being sent",
  sending: "Being sent",
  sent: "Sent",
};
