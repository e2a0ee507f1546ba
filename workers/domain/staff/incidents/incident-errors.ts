export const INCIDENT_ERRORS = {
  "incident-future": { status: 400, message: "It can't have been noticed in the future." },
  "incident-no-company": { status: 400, message: "No company has this address or id." },
  "incident-nobody": { status: 409, message: "Every company that it concerns has been told already." },
  "engine-unknown": { status: 400, message: "Please give the version as three numbers, such as 2.7.0." },
  "engine-blocked-already": { status: 409, message: "This version is blocked already." },
} as const;
