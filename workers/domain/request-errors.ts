/** Of requests that no page of ours makes. */
export const REQUEST_ERRORS = {
  "not-a-form": { status: 415, message: "This address takes forms only." },
  "form-too-large": { status: 413, message: "This form is too long." },
  "address-too-long": { status: 414, message: "This address is too long." },
  "headers-too-large": {
    status: 431,
    message: "Your browser sent too much with this request. Removing this site's cookies usually helps.",
  },
  "wrong-host": { status: 421, message: "This site isn't served under this name." },
  "cross-site": { status: 403, message: "This request came from another site and was refused." },
} as const;
