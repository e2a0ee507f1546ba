import { createHash } from "node:crypto";

/** Time of each page; bytes of all of one board together: a memory of 128 MB holds them as bytes, as text and as data. */
const BOARD_LIMITS = { milliseconds: 20_000, bytes: 8 * 1024 * 1024 };

/** 204 and 206: none found, and a part of what was found. */
const GOOD = new Set([200, 204, 206]);

export class BoardUnchanged extends Error {}
export class BoardGone extends Error {}

/** Nothing can be said: the board is asked again later. */
export class BoardUnknown extends Error {
  readonly retryAfterSeconds: number | null;

  constructor(reason: string, retryAfterSeconds: number | null = null) {
    super(reason);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Conditions = { etag: string | null; lastModified: string | null };

export type Get = (host: string, path: string, conditions?: Conditions) => Promise<string>;

export type AskOptions = {
  conditions?: Conditions | undefined;
  /** the value of the header */
  authorization?: string;
  /** posted, and the answer is no part of the board */
  form?: Record<string, string>;
};

export type Ask = (
  host: string,
  path: string,
  asking?: AskOptions,
) => Promise<{ text: string; headers: Headers }>;

/** Reads the pages of one board: fixed hosts, no redirects, a limit of time and bytes. */
export function createBoardGet({
  standIn,
  site,
  limits = BOARD_LIMITS,
}: {
  standIn: string | undefined;
  site: string;
  limits?: typeof BOARD_LIMITS;
}) {
  const hash = createHash("sha256");
  /** set when all pages of a board are here; texts that have addresses of their own come after them */
  let digest: string | null = null;
  let left = limits.bytes;
  let validators: Conditions = { etag: null, lastModified: null };

  const get: Get = async (host, path, conditions) => (await ask(host, path, { conditions })).text;

  const ask: Ask = async (host, path, { conditions, authorization, form } = {}) => {
    const url = standIn ? `${standIn}/job-boards/${host}${path}` : `https://${host}${path}`;
    const signal = AbortSignal.timeout(limits.milliseconds);
    const headers = new Headers({
      accept: "application/json, application/xml;q=0.9",
      "user-agent": `Mozilla/5.0 (compatible; Plumbline; +${site})`,
    });
    if (conditions?.etag) headers.set("if-none-match", conditions.etag);
    if (conditions?.lastModified) headers.set("if-modified-since", conditions.lastModified);
    if (authorization) headers.set("authorization", authorization);
    const post = form && { method: "POST", body: new URLSearchParams(form) };
    const answer = await fetch(url, { redirect: "manual", signal, headers, ...post });
    if (!GOOD.has(answer.status)) {
      await answer.body?.cancel();
      throw refusal(answer);
    }
    if (conditions)
      validators = {
        etag: answer.headers.get("etag"),
        lastModified: answer.headers.get("last-modified"),
      };
    const text = await readText(answer, signal);
    if (digest === null && !form) hash.update(text);
    return { text, headers: answer.headers };
  };

  async function readText(answer: Response, signal: AbortSignal): Promise<string> {
    const decoder = new TextDecoder();
    const reader = answer.body?.getReader();
    let text = "";
    while (reader) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) break;
      left -= value.length;
      if (left < 0) {
        await reader.cancel();
        throw new BoardUnknown("too large");
      }
      text += decoder.decode(value, { stream: true });
    }
    return text + decoder.decode();
  }

  function contentHash(): string {
    digest ??= hash.digest("hex");
    return digest;
  }

  return { get, ask, validators: () => validators, contentHash };
}

function refusal({ status, headers }: Response): Error {
  if (status === 304) return new BoardUnchanged();
  if (status === 404 || status === 410) return new BoardGone();
  const seconds = Number(headers.get("retry-after"));
  const waits = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 24 * 60 * 60) : null;
  return new BoardUnknown(status >= 300 && status < 400 ? "redirect" : `status ${status}`, waits);
}
