import { inflateSync } from "node:zlib";

/** The drawing operators of a PDF as text: every stream that inflates, joined. Pictures and fonts come out as noise. */
export function drawingOperators(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString("latin1");
  const streams = file.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams].map(([, body]) => inflate(Buffer.from(body!, "latin1"))).join("\n");
}

function inflate(body: Buffer): string {
  try {
    return inflateSync(body).toString("latin1");
  } catch {
    return "";
  }
}
