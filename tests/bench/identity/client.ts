import { randomInt, randomUUID } from "node:crypto";
import type { BenchWorker } from "./host";

export type Answer = {
  status: number;
  body: Record<string, string | null>;
  cookie: string;
  cacheSeconds: number | null;
  database: { statements: string[]; trips: number; writes: number };
};

export type Ask = {
  body?: Record<string, string>;
  cookie?: string | undefined;
  failingWrite?: number;
  /** new by default, so that limits per address don't apply */
  address?: string;
};

export async function ask(worker: BenchWorker, path: string, options: Ask = {}): Promise<Answer> {
  const { body, cookie, failingWrite, address = anyAddress() } = options;
  const answer = await fetch(worker.origin + path, {
    method: body ? "POST" : "GET",
    headers: {
      origin: "http://localhost",
      "x-client-address": address,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(cookie ? { cookie } : {}),
      ...(failingWrite ? { "x-failing-write": String(failingWrite) } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const set = answer.headers.getSetCookie();
  const cache = set.find((line) => line.includes("session_data="));
  const seen = answer.headers.get("x-database");
  return {
    status: answer.status,
    body: text.startsWith("{") ? JSON.parse(text) : {},
    cookie: set.map((line) => line.split(";")[0]).join("; "),
    cacheSeconds: cache ? Number(/Max-Age=(\d+)/.exec(cache)?.[1]) : null,
    database: seen ? JSON.parse(decodeURIComponent(seen)) : { statements: [], trips: 0, writes: 0 },
  };
}

function anyAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
}

export function someone(): { email: string; password: string; name: string; company: string } {
  const key = randomUUID();
  return {
    email: `${key}@example.com`,
    password: `passphrase ${key}`,
    name: "Ada Bench",
    company: `co-${key}`,
  };
}

export type Subject = { worker: BenchWorker; variant: string; label: string };

export async function newcomer({ worker, variant }: Subject, furtherSessions = 0) {
  const person = someone();
  const registered = await ask(worker, `/${variant}/register`, { body: person });
  if (registered.status !== 200) throw new Error(`register: ${JSON.stringify(registered)}`);
  const cookies = [registered.cookie];
  for (let i = 0; i < furtherSessions; i++) {
    const answer = await signIn({ worker, variant, label: "" }, person);
    if (answer.status !== 200) throw new Error(`sign-in: ${JSON.stringify(answer)}`);
    cookies.push(answer.cookie);
  }
  return { person, cookies, userId: registered.body.userId ?? "" };
}

export function signIn(
  { worker, variant }: Subject,
  { email, password }: { email: string; password: string },
  address?: string,
): Promise<Answer> {
  const path = variant === "core" ? "/core/signIn" : `/${variant}/auth/sign-in/email`;
  return ask(worker, path, { body: { email, password }, ...(address ? { address } : {}) });
}
