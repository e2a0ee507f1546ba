import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Provider from "oidc-provider";
import { choosePage } from "./google-page";
import { createSigningKey, type SigningKey, twistTokens } from "./google-twists";
import type { StandIn } from "./stand-in";

const CLIENT_ID = "plumbline-local";
const CLIENT_SECRET = "local-google-secret";
const BASE = "/google";

/** A certified OpenID provider in Google's place: everyone who names an address is let in as its owner. */
export const google: StandIn = {
  paths: [BASE],
  settings: (origin) => ({
    GOOGLE_ISSUER: origin + BASE,
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
  }),
  listen(origin) {
    const key = createSigningKey();
    const provider = createProvider(origin + BASE, key);
    const callback = provider.callback();
    return (request, response) => {
      const path = request.url ?? "/";
      if (path.startsWith(`${BASE}/choose/`)) {
        interact(provider, request, response).catch((error) => {
          response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
        });
        return;
      }
      if (path.startsWith(`${BASE}/token`)) twistTokens(response, key);
      // The provider finds out from both addresses that it isn't at the root.
      Object.assign(request, { originalUrl: path, url: path.slice(BASE.length) || "/" });
      callback(request, response);
    };
  },
};

/** What a person chose to be, kept in the account's id. */
export type Persona = { email: string; name: string; verified: boolean };

function accountId(persona: Persona): string {
  return Buffer.from(JSON.stringify(persona)).toString("base64url");
}

function personaOf(id: string): Persona {
  return JSON.parse(Buffer.from(id, "base64url").toString("utf8"));
}

/** The same for the same address, as Google's. */
function subjectOf({ email }: Persona): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 21);
}

function createProvider(issuer: string, key: SigningKey): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: ["http://localhost/login/google/callback"],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [key.privateJwk] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Google puts them into the ID token, too.
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ["local-google-cookies"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `${BASE}/choose/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const persona = personaOf(id);
        return {
          sub: subjectOf(persona),
          email: persona.email,
          email_verified: persona.verified,
          name: persona.name,
        };
      },
    }),
  });
  // The site's port is another in every run.
  provider.Client.prototype.redirectUriAllowed = (address: string) => {
    const { hostname, pathname } = new URL(address);
    return hostname === "localhost" && pathname === "/login/google/callback";
  };
  return provider;
}

/** The page on which one says who one is, and agrees or not. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params, uid } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(choosePage(`${BASE}/choose/${uid}`));
    return;
  }
  const form = await readForm(request);
  if (form.get("answer") !== "allow") {
    const refusal = { error: "access_denied", error_description: "The person said no" };
    return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  }
  const email = form.get("email") ?? "";
  const persona = { email, name: form.get("name") || email, verified: form.get("verified") === "yes" };
  const id = accountId(persona);
  const grant = new provider.Grant({ accountId: id, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  const grantId = await grant.save();
  const result = { login: { accountId: id, remember: false }, consent: { grantId } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
