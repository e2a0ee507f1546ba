import * as oauth from "oauth4webapi";
import type { Google, OidcResult } from "./port";

const METADATA_MILLISECONDS = 60 * 60 * 1000;
const TIMEOUT_MILLISECONDS = 8000;

const known = new Map<
  string,
  { server: oauth.AuthorizationServer; keys: oauth.JWKSCacheInput; until: number }
>();

/** The access and refresh tokens that come along are dropped: only the ID token is used, once. */
export function createGoogle(options: {
  issuer: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
}): Google | null {
  const { clientId, clientSecret } = options;
  if (!clientId || !clientSecret) return null;
  const issuer = new URL(options.issuer);
  const client: oauth.Client = { client_id: clientId, id_token_signed_response_alg: "RS256" };
  const authentication = oauth.ClientSecretPost(clientSecret);
  const http = () => ({
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    // Only a stand-in on the developer's machine has no TLS: `parseEnv` refuses it anywhere else.
    [oauth.allowInsecureRequests]: issuer.protocol === "http:",
  });

  async function provider() {
    const cached = known.get(issuer.href);
    if (cached && cached.until > Date.now()) return cached;
    const answer = await oauth.discoveryRequest(issuer, { algorithm: "oidc", ...http() });
    const server = await oauth.processDiscoveryResponse(issuer, answer);
    const fresh = { server, keys: cached?.keys ?? {}, until: Date.now() + METADATA_MILLISECONDS };
    known.set(issuer.href, fresh);
    return fresh;
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, choosesAccount }) {
      const { server } = await provider();
      const url = new URL(server.authorization_endpoint ?? "");
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "openid email profile",
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        state,
        nonce,
        access_type: "offline",
        prompt: choosesAccount ? "select_account consent" : "consent",
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async finish(callbackUrl, { redirectUri, state, nonce, codeVerifier }): Promise<OidcResult> {
      try {
        const { server, keys } = await provider();
        const parameters = oauth.validateAuthResponse(server, client, callbackUrl, state);
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          parameters,
          redirectUri,
          codeVerifier,
          http(),
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, answer, { [oauth.jwksCache]: keys, ...http() });
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims || typeof claims.email !== "string") return { ok: false, code: "no-email" };
        return {
          ok: true,
          identity: {
            subject: claims.sub,
            email: claims.email,
            emailVerified: claims.email_verified === true,
            fullName: typeof claims.name === "string" ? claims.name : null,
          },
        };
      } catch (error) {
        return { ok: false, code: refusalCode(error) };
      }
    },
  };
}

function refusalCode(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return error.error;
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" ? code : error instanceof Error ? error.name : "unknown";
}
