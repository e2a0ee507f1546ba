import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandIn } from "./stand-in";

const SITE_KEY = "1x00000000000000000000AA";
const SECRET = "local-turnstile-secret";
const TOKEN_MILLISECONDS = 300_000;

/** Cloudflare Turnstile: the widget's script, its frame, and the check of its tokens. */
export const turnstile: StandIn = {
  paths: ["/turnstile"],
  settings: (origin) => ({
    TURNSTILE_ORIGIN: origin,
    TURNSTILE_SITE_KEY: SITE_KEY,
    TURNSTILE_SECRET: SECRET,
  }),
  listen(origin) {
    const used = new Set<string>();
    return (request, response) => {
      answer(request, origin, used).then(
        (reply) => send(response, reply),
        (error) => send(response, new Response(String(error), { status: 500 })),
      );
    };
  },
};

async function answer(request: IncomingMessage, origin: string, used: Set<string>): Promise<Response> {
  const url = new URL(request.url ?? "/", origin);
  if (url.pathname === "/turnstile/v0/api.js") return script(origin);
  if (url.pathname === "/turnstile/v0/frame") return frame(url);
  if (url.pathname === "/turnstile/v0/siteverify" && request.method === "POST")
    return siteverify(await readForm(request), used);
  return new Response("Not found", { status: 404 });
}

function script(origin: string): Response {
  const source = readFileSync(new URL("./turnstile-widget.js", import.meta.url), "utf8");
  return new Response(source.replace("__ORIGIN__", origin), {
    headers: { "content-type": "application/javascript", "cross-origin-resource-policy": "cross-origin" },
  });
}

/** A token carries its time and a signature, so that one which this stand-in never gave is known as forged. */
function newToken(): string {
  const body = `${Date.now()}.${randomUUID()}`;
  return `${body}.${sign(body)}`;
}

function sign(body: string): string {
  return createHmac("sha256", SECRET).update(body).digest("base64url");
}

function frame(url: URL): Response {
  if (url.searchParams.get("sitekey") !== SITE_KEY) return page("Invalid site key", { code: "110200" });
  return page("You are a person", { token: newToken() });
}

/** What the widget shows: it thinks for a moment, then tells the page that frames it. */
function page(words: string, message: { token: string } | { code: string }): Response {
  return new Response(
    `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>People check</title>
<body style="margin:0;font:14px system-ui"><p id="state" style="margin:0;padding:20px;border:1px solid">Checking ...</p>
<script>setTimeout(() => {
  document.getElementById("state").textContent = ${JSON.stringify(words)};
  parent.postMessage(${JSON.stringify({ source: "turnstile", ...message })}, "*");
}, 150)</script>`,
    { headers: { "content-type": "text/html", "cache-control": "no-store" } },
  );
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const contentType = request.headers["content-type"] ?? "";
  const body = new Response(Buffer.concat(chunks), { headers: { "content-type": contentType } });
  if (contentType.includes("json")) return (await body.json()) as Record<string, string>;
  return Object.fromEntries([...(await body.formData())].map(([name, value]) => [name, String(value)]));
}

/**
 * Tokens that force what a real service does rarely: "fail.<error code>", "http.<status>", "garbage", and "silence",
 * which never answers.
 */
function forced(token: string): Response | Promise<Response> | null {
  const [kind, value] = token.split(".");
  if (kind === "fail") return refusal(value ?? "internal-error");
  if (kind === "http") return new Response("trouble", { status: Number(value) });
  if (kind === "garbage") return new Response("<html>", { headers: { "content-type": "text/html" } });
  if (kind === "silence") return new Promise(() => {});
  return null;
}

function siteverify(form: Record<string, string>, used: Set<string>): Response | Promise<Response> {
  const { secret, response: token } = form;
  if (!secret) return refusal("missing-input-secret");
  if (secret !== SECRET) return refusal("invalid-input-secret");
  if (!token) return refusal("missing-input-response");
  const special = forced(token);
  if (special) return special;
  const [time, id, signature] = token.split(".");
  if (!time || !id || sign(`${time}.${id}`) !== signature) return refusal("invalid-input-response");
  if (used.has(token) || Date.now() - Number(time) > TOKEN_MILLISECONDS)
    return refusal("timeout-or-duplicate");
  used.add(token);
  return Response.json({
    success: true,
    challenge_ts: new Date(Number(time)).toISOString(),
    hostname: "localhost",
    "error-codes": [],
    action: "",
    cdata: "",
  });
}

function refusal(code: string): Response {
  return Response.json({ success: false, "error-codes": [code], messages: [] });
}

async function send(response: ServerResponse, reply: Response) {
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.end(Buffer.from(await reply.arrayBuffer()));
}
