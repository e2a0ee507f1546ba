export type TokenClaims = { userId: string; sessionId: string; requestId: string };

export type ApiTokens = {
  make: (claims: TokenClaims, options: { audience: string; seconds: number }) => Promise<string>;
  check: (token: string, audience: string) => Promise<(TokenClaims & { expiresAt: number }) | null>;
};
