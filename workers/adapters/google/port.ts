export type OidcStart = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

export type OidcIdentity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
};

export type OidcResult = { ok: true; identity: OidcIdentity } | { ok: false; code: string };

export type Google = {
  authorizationUrl: (start: OidcStart & { choosesAccount: boolean }) => Promise<string>;
  finish: (callbackUrl: URL, start: OidcStart) => Promise<OidcResult>;
};
