export const KEY_ERRORS = {
  "key-missing": {
    status: 401,
    message: "This address takes an API key: send it as “Authorization: Bearer plb_live_…”.",
  },
  "key-invalid": { status: 401, message: "This API key is unknown, expired or revoked." },
  "scope-missing": { status: 403, message: "This API key doesn't have the scope that is needed here." },
  "key-limit": {
    status: 409,
    message: "There are 20 keys that work already. Revoke one that isn't used any more.",
  },
  "key-gone": { status: 404, message: "This key doesn't work any more." },
  "key-name-missing": { status: 400, message: "Please give the key a name of up to 60 characters." },
  "key-scopes-missing": { status: 400, message: "Please choose at least one thing that the key may do." },
} as const;
