/** Who a token stands for, the session that made it, and the id under which it is used. */
export type TokenClaims = { userId: string; sessionId: string; requestId: string };

/** Makes and checks the short-lived tokens of the backend API. */
export type ApiTokens = {
  make: (claims: TokenClaims, options: { audience: string; seconds: number }) => Promise<string>;
  /** The claims of a token that we made for this audience and that still lives, or null. */
  check: (token: string, audience: string) => Promise<(TokenClaims & { expiresAt: number }) | null>;
};
