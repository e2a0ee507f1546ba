// Only for workers/http/contexts, and goes with it.
export { bookableDays } from "./coaching-sessions";
export type { MailingList } from "./mailing-lists";
