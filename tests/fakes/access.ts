import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { StandIn } from "./stand-in";

const BASE = "/access";

/** What a test may ask for: claims to set (null leaves one out), and what is wrong with the token itself. */
export type AccessTokenOrder = {
  claims?: Record<string, unknown>;
  /** "none" and "hs256": the header's algorithm; "other-key": signed by a key that isn't published */
  twist?: "none" | "hs256" | "other-key" | "unknown-kid";
};

/** Cloudflare Access's published keys, and a desk that hands out the words it would send along with a request. */
export const access: StandIn = {
  paths: [BASE],
  settings: () => ({}),
  listen() {
    const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const published = {
      ...own.publicKey.export({ format: "jwk" }),
      kid: "access-1",
      alg: "RS256",
      use: "sig",
    };
    const publicPem = own.publicKey.export({ type: "spki", format: "pem" });
    return async (request, response) => {
      const answer = (body: unknown) =>
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
      if (request.url === `${BASE}/cdn-cgi/access/certs`) return answer({ keys: [published] });
      if (request.url !== `${BASE}/token`) return response.writeHead(404).end();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { claims = {}, twist } = JSON.parse(Buffer.concat(chunks).toString()) as AccessTokenOrder;
      const alg = twist === "none" ? "none" : twist === "hs256" ? "HS256" : "RS256";
      const head = { alg, kid: twist === "unknown-kid" ? "access-2" : "access-1", typ: "JWT" };
      const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
      const text = `${base64(head)}.${base64(kept)}`;
      const key = twist === "other-key" || twist === "unknown-kid" ? other.privateKey : own.privateKey;
      answer({ token: `${text}.${signature(alg, text, key, String(publicPem))}` });
    };
  },
};

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function signature(alg: string, text: string, key: KeyObject, publicPem: string): string {
  if (alg === "none") return "";
  if (alg === "HS256") return createHmac("sha256", publicPem).update(text).digest("base64url");
  return sign("sha256", Buffer.from(text), key).toString("base64url");
}
