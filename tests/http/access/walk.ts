import { beforeAll, expect, test } from "vitest";
import { isDeep, sample } from "../../support/depth";
import { filesForm, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";
import { type Caller, callers, type Handler, type Outcome, objects, rules } from "./matrix";
import { createWorld, type World } from "./world";

const MALFORMED = ["0", "%2e%2e%2f%2e%2e", "1'%20or%20'1'='1", "%00", "x".repeat(300)];

/** Declares the tests of some pages and endpoints: `npm test` sends a few callers to each, `npm run test:deep` all of them. */
export function testHandlers(handlers: Handler[]): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  }, 120_000);

  test.each(handlers)("$method $path: who gets in", async (handler) => {
    const own = handler.object ? world.ids[handler.object].own : "";
    const seen: Partial<Record<Caller, Outcome>> = {};
    const wanted: Partial<Record<Caller, Outcome>> = {};
    for (const caller of callersAt(handler, handler.byHandler ? 6 : 2)) {
      const ofRule = rules[handler.rule][caller];
      wanted[caller] = ofRule === "in" && !sees(caller, handler) ? "missing" : ofRule;
      if (handler.changes && wanted[caller] === "in") seen[caller] = "in";
      else seen[caller] = (await knock(world, handler, caller, own)).outcome;
    }
    expect(seen).toEqual(wanted);
  });

  test.each(handlers.filter(({ object }) => object))(
    "$method $path: what is another's, gone, or never was looks the same, byte for byte",
    async (handler) => {
      const ids = world.ids[handler.object!];
      for (const caller of callersAt(handler, 3)) {
        const random = crypto.randomUUID();
        const never = await knock(world, handler, caller, random);
        // A form's gaps may be named before its object is looked for.
        if (rules[handler.rule][caller] === "in" && (handler.method === "GET" || never.outcome !== "in"))
          expect([caller, never.outcome]).toEqual([caller, "missing"]);
        const others = [ids.deleted, ...(sees(caller, handler) ? [] : [ids.own])];
        for (const id of others) {
          const other = await knock(world, handler, caller, id);
          expect([caller, other.outcome]).toEqual([caller, never.outcome]);
          expect([caller, plain(other.text, id)]).toEqual([caller, plain(never.text, random)]);
        }
        // Anyone who is turned away before the id is looked at has been shown to be, above.
        const isAsked = rules[handler.rule][caller] === "in" || caller === "visitor";
        for (const id of isAsked ? sample(`${nameOf(handler)} ${caller}`, MALFORMED, 1) : []) {
          const { outcome } = await knock(world, handler, caller, id);
          expect([caller, id.slice(0, 20), outcome]).toEqual([caller, id.slice(0, 20), never.outcome]);
        }
      }
    },
  );
}

/** Staff read names of files that failed. */
const mayKnow: readonly Caller[] = [...objects.thread, "staff"];

/** Whether the handler's object is there for a caller whom the rule lets in. */
function sees(caller: Caller, { object }: Handler): boolean {
  const whose: readonly Caller[] | "anyone" = object ? objects[object] : "anyone";
  return whose === "anyone" || whose.includes(caller);
}

function nameOf({ method, path }: Handler): string {
  return `${method} ${path}`;
}

/**
 * Everyone in a deep run. Otherwise one whose the object is, one whom the rule lets in and to whom the object is foreign, one
 * whom the rule turns away; someone else where these are fewer than `least`.
 */
function callersAt(handler: Handler, least: number): Caller[] {
  if (isDeep) return [...callers];
  const lets = (caller: Caller) => rules[handler.rule][caller] === "in";
  const draw = (kind: string, from: Caller[], count = 1) => sample(`${nameOf(handler)} ${kind}`, from, count);
  const chosen = [
    // Viewers are turned away by the handler itself.
    ...(handler.rule === "workPage" || handler.rule === "workApi" ? (["viewer"] as const) : []),
    ...(handler.object
      ? draw(
          "own",
          callers.filter((caller) => lets(caller) && sees(caller, handler)),
        )
      : []),
    ...draw(
      "foreign",
      callers.filter((caller) => lets(caller) && !(handler.object && sees(caller, handler))),
    ),
    ...draw(
      "refused",
      callers.filter((caller) => !lets(caller)),
    ),
  ];
  const others = callers.filter((caller) => !chosen.includes(caller));
  return [...chosen, ...draw("more", others, Math.max(0, least - chosen.length))];
}

/** The handler's address with ids; `last` is the id of the handler's own object. */
function addressOf({ ids }: World, handler: Handler, last: string): string {
  return handler.path.replace(/\{(\w+)\}/g, (_, name: keyof World["ids"]) =>
    name === handler.object ? last : ids[name].own,
  );
}

async function knock(
  world: World,
  handler: Handler,
  caller: Caller,
  objectId: string,
): Promise<{ outcome: Outcome; text: string }> {
  const path = addressOf(world, handler, objectId);
  const isForm = handler.method === "POST" && !path.startsWith("/api/") && !path.startsWith("/b2b/");
  const answer = await visit(path, {
    method: handler.method,
    cookie: world.cookies[caller],
    ...(isForm ? { body: new URLSearchParams(handler.fields) } : {}),
    ...(handler.method === "POST" && path.startsWith("/api/") && path.endsWith("/resumes")
      ? { body: filesForm([{ name: "new.pdf", bytes: resumePdf(9) }]) }
      : {}),
    headers: {
      // So many callers ask from one address that a page's limit for each would answer.
      "cf-connecting-ip": crypto.randomUUID(),
      ...(path.endsWith("/live") ? { upgrade: "websocket" } : {}),
    },
  });
  answer.webSocket?.accept();
  answer.webSocket?.close();
  const text = await answer.text();
  // Whoever doesn't see the thread reads nothing of its people, wherever they look.
  if (!mayKnow.includes(caller)) for (const words of world.people) expect(text).not.toContain(words);
  return { outcome: outcomeOf(answer), text };
}

function outcomeOf(answer: Response): Outcome {
  const location = answer.headers.get("location") ?? "";
  if (answer.status === 302 && location.startsWith("/agent/login?next=")) return "agent-sign-in";
  if (answer.status === 302 && location.startsWith("/login?next=")) return "sign-in";
  if (answer.status === 401 || answer.status === 403) return `${answer.status}`;
  if (answer.status === 404) return "missing";
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  return "in";
}

/** Two answers to the same question differ in these only. */
function plain(text: string, id: string): string {
  return text
    .replaceAll(id, "ID")
    .replace(/nonce="[^"]*"|"cspNonce":"[^"]*"|"nonce":"[^"]*"/g, "")
    .replace(/\b[0-9a-f]{8}\b/g, "REFERENCE")
    .replace(/nonce-[\w+/=-]+/g, "")
    .replace(/\b1\d{12}\b/g, "TIME");
}
