/** What the agency log records, in the words of its page. */
export const logActions = {
  "thread-created": "Created a job thread",
  "thread-closed": "Closed a job thread",
  "thread-opened": "Opened a job thread again",
  "thread-deleted": "Deleted a job thread",
  "thread-shared": "Shared a job thread with a colleague",
  "thread-unshared": "Stopped sharing a job thread with a colleague",
  "thread-passed": "Passed a job thread on to a colleague",
  uploaded: "Uploaded résumés",
  "added-from-pool": "Added people of the pool to a job thread",
  opened: "Opened a candidate",
  "requirements-changed": "Changed the requirements",
  rescored: "Scored all candidates again",
  "filtered-by-gender": "Filtered by gender",
  unveiled: "Unveiled a candidate",
  "blind-review-on": "Switched blind review on",
  "blind-review-off": "Switched blind review off",
  "word-files-on": "Allowed Word files",
  "word-files-off": "Switched Word files off",
  "second-step-required": "Asked all colleagues for a second step at sign-in",
  "second-step-reset": "Reset a colleague's second step at sign-in",
  "second-step-optional": "Stopped asking colleagues for a second step at sign-in",
  "voluntary-questions-on": "Switched voluntary questions on",
  "voluntary-questions-off": "Switched voluntary questions off",
  "voluntary-asked": "Asked applicants voluntary questions",
  decided: "Moved a candidate",
  noted: "Wrote a note",
  "kept-apart": "Told two résumés apart",
  "put-together": "Put two résumés of a person together again",
  exported: "Exported candidates",
  shared: "Showed a candidate to a client",
  erased: "Erased a candidate",
  "role-changed": "Changed a colleague's role",
  "ownership-passed": "Handed the company over to a colleague",
  "colleague-removed": "Removed a colleague",
  "colleague-left": "A colleague’s account was deleted",
  "company-ended": "The company ended with its last owner’s account",
} as const;

export type LogAction = keyof typeof logActions;

export function isLogAction(action: string): action is LogAction {
  return action in logActions;
}
