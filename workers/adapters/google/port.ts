export type OidcStart = {
  /** where the browser comes back to */
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
};

/** Who the provider says is there, from a verified ID token. */
export type OidcIdentity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
};

/** Sign-in with Google by OpenID Connect (authorization code with PKCE, state and nonce). */
export type Google = {
  /** Where to send the browser. */
  authorizationUrl: (start: OidcStart) => Promise<string>;
  /**
   * Turns the address that the browser came back with into an identity.
   * @throws OidcRefusal when anything about it is wrong, or the person said no
   */
  finish: (callbackUrl: URL, start: OidcStart) => Promise<OidcIdentity>;
};

/** Why a sign-in with the provider came to nothing. `code` is for the log. */
export class OidcRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = "OidcRefusal";
    this.code = code;
  }
}
