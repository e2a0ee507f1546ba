import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { ServerResponse } from "node:http";

export type SigningKey = { privateKey: KeyObject; privateJwk: Record<string, unknown> & { kid: string } };

/** A new RSA key under a name of its own. */
export function createSigningKey(kid = "local-1"): SigningKey {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const privateJwk = { ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" };
  return { privateKey, privateJwk };
}

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signRs256(claims: Claims, { privateKey, privateJwk: { kid } }: SigningKey): string {
  const body = `${encode({ alg: "RS256", typ: "JWT", kid })}.${encode(claims)}`;
  return `${body}.${sign("sha256", Buffer.from(body), privateKey).toString("base64url")}`;
}

const changed =
  (change: (claims: Claims) => Claims) =>
  (claims: Claims, key: SigningKey): string =>
    signRs256({ ...claims, ...change(claims) }, key);

const stranger = createSigningKey("nobody-knows");

/** ID tokens as an attacker would make them. The address "twist-NAME@..." gets its token twisted that way. */
export const twists: Record<string, (claims: Claims, key: SigningKey) => string> = {
  "alg-none": (claims) => `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`,
  "hs256-with-public-key": (claims, { privateKey, privateJwk: { kid } }) => {
    const pem = createPublicKey(privateKey).export({ type: "spki", format: "pem" });
    const body = `${encode({ alg: "HS256", typ: "JWT", kid })}.${encode(claims)}`;
    return `${body}.${createHmac("sha256", pem).update(body).digest("base64url")}`;
  },
  "unknown-key": (claims) => signRs256(claims, stranger),
  "known-name-other-key": (claims, { privateJwk }) =>
    signRs256(claims, { ...stranger, privateJwk: { ...stranger.privateJwk, kid: privateJwk.kid } }),
  "changed-after-signing": (claims, key) => {
    const [head, , signature] = signRs256(claims, key).split(".");
    return `${head}.${encode({ ...claims, sub: "someone-else" })}.${signature}`;
  },
  expired: changed(({ iat }) => ({ iat: Number(iat) - 7200, exp: Number(iat) - 3600 })),
  "wrong-audience": changed(() => ({ aud: "another-site" })),
  "wrong-issuer": changed(() => ({ iss: "https://accounts.evil.example" })),
  "wrong-nonce": changed(() => ({ nonce: "swapped" })),
  "no-nonce": changed(() => ({ nonce: undefined })),
  "no-email": changed(() => ({ email: undefined })),
};

/** Lets the answer of the token endpoint pass, its ID token twisted where the person's address asks for it. */
export function twistTokens(response: ServerResponse, key: SigningKey): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Uint8Array | undefined, ...rest: never[]) => {
    const text = typeof body === "string" ? body : Buffer.from(body ?? []).toString("utf8");
    const twisted = twist(text, key);
    if (twisted !== text) response.setHeader("content-length", Buffer.byteLength(twisted));
    return end(twisted, ...rest);
  }) as typeof response.end;
}

function twist(text: string, key: SigningKey): string {
  if (!text.includes('"id_token"')) return text;
  const tokens = JSON.parse(text);
  const claims: Claims = JSON.parse(Buffer.from(tokens.id_token.split(".")[1], "base64url").toString("utf8"));
  const name = /^twist-(.+?)(?:\+[^@]*)?@/.exec(String(claims.email))?.[1];
  const make = name ? twists[name] : undefined;
  return make ? JSON.stringify({ ...tokens, id_token: make(claims, key) }) : text;
}
