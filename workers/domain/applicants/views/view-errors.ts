import { MAX_VIEW_NAME, MAX_VIEWS } from "./view-limits";

export const VIEW_ERRORS = {
  "view-not-found": { status: 404, message: "This view is no longer there: somebody deleted it." },
  "view-not-yours": {
    status: 403,
    message: "Only who made a view, and owners, can rename or delete it.",
  },
  "view-name-empty": { status: 400, message: "Please give the view a name." },
  "view-name-long": {
    status: 400,
    message: `The name is too long: please use at most ${MAX_VIEW_NAME} characters.`,
  },
  "view-name-taken": {
    status: 409,
    message: "Your company has a view with this name already. Please choose another name.",
  },
  "view-limit": {
    status: 409,
    message: `Your company has ${MAX_VIEWS} views already. Delete one to save another.`,
  },
} as const;
