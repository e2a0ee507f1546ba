/** What only we and the browser know of a sign-in under way. */
export type OidcStart = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

/** Who the provider says is there, from a verified ID token. */
export type OidcIdentity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
};

/** `code` says what was wrong, for the log: "access_denied", "OAUTH_INVALID_RESPONSE" ... */
export type OidcResult = { ok: true; identity: OidcIdentity } | { ok: false; code: string };

/** Sign-in with Google by OpenID Connect: authorization code with PKCE, state and nonce. */
export type Google = {
  /** Where to send the browser. @throws Error when the provider can't be reached */
  authorizationUrl: (start: OidcStart) => Promise<string>;
  /** Who came back at the callback's address. Everything about the answer is checked, the ID token's signature too. */
  finish: (callbackUrl: URL, start: OidcStart) => Promise<OidcResult>;
};
