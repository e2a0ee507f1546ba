import type { IncomingMessage, ServerResponse } from "node:http";

const MOST_BYTES = 1024 * 1024;

/** @throws Error for a body that no caller of ours sends */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The request's body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify(body, null, 2));
}

/** A page of another origin may not reach this machine's stand-in by a name that it made point here. */
export function isLoopbackHost({ headers }: IncomingMessage): boolean {
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  return ["127.0.0.1", "localhost", "[::1]"].includes(host);
}
