import { beforeAll, expect, test } from "vitest";
import { filesForm, visit } from "../../support/browser-session";
import { isDeep, sample } from "../../support/depth";
import { resumePdf } from "../../support/text-pdf";
import { type Caller, callers, type Door, type Outcome, objects, rules } from "./matrix";
import { createWorld, type World } from "./world";

const MALFORMED = ["0", "%2e%2e%2f%2e%2e", "1'%20or%20'1'='1", "%00", "x".repeat(300)];

/** Declares the tests of some doors: `npm test` sends a few callers to each, `npm run test:deep` all of them. */
export function testDoors(doors: Door[]): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  }, 120_000);

  test.each(doors)("$method $path: who gets in", async (door) => {
    const own = door.object ? world.ids[door.object].own : "";
    const seen: Partial<Record<Caller, Outcome>> = {};
    const wanted: Partial<Record<Caller, Outcome>> = {};
    for (const caller of callersAt(door)) {
      const isOwner = !door.object || objects[door.object] === "anyone" || objects[door.object] === caller;
      const ofRule = rules[door.rule][caller];
      wanted[caller] = ofRule === "in" && !isOwner ? "missing" : ofRule;
      if (door.changes && wanted[caller] === "in") seen[caller] = "in";
      else seen[caller] = (await knock(world, door, caller, own)).outcome;
    }
    expect(seen).toEqual(wanted);
  });

  test.each(doors.filter(({ object }) => object))(
    "$method $path: what is another's, gone, or never was looks the same, byte for byte",
    async (door) => {
      const ids = world.ids[door.object!];
      const owner = objects[door.object!];
      for (const caller of callersAt(door)) {
        const random = crypto.randomUUID();
        const never = await knock(world, door, caller, random);
        // A form's gaps may be named before its object is looked for.
        if (rules[door.rule][caller] === "in" && (door.method === "GET" || never.outcome !== "in"))
          expect([caller, never.outcome]).toEqual([caller, "missing"]);
        const others = [ids.deleted, ...(owner !== "anyone" && owner !== caller ? [ids.own] : [])];
        for (const id of others) {
          const other = await knock(world, door, caller, id);
          expect([caller, other.outcome]).toEqual([caller, never.outcome]);
          expect([caller, plain(other.text, id)]).toEqual([caller, plain(never.text, random)]);
        }
        // Whoever is turned away before the id is looked at has been shown to be, above.
        const isAsked = rules[door.rule][caller] === "in" || caller === "visitor";
        for (const id of isAsked ? sample(`${nameOf(door)} ${caller}`, MALFORMED, 1) : []) {
          const { outcome } = await knock(world, door, caller, id);
          expect([caller, id.slice(0, 20), outcome]).toEqual([caller, id.slice(0, 20), never.outcome]);
        }
      }
    },
  );
}

function nameOf({ method, path }: Door): string {
  return `${method} ${path}`;
}

/**
 * Everyone in a deep run, and where the handler itself decides. Otherwise three: the object's owner, one whom the rule lets in and to whom the object is
 * foreign, one whom the rule turns away; where one of them doesn't exist, someone else.
 */
function callersAt(door: Door): Caller[] {
  if (isDeep || door.byHandler) return [...callers];
  const owner = door.object && objects[door.object];
  const lets = (caller: Caller) => rules[door.rule][caller] === "in";
  const draw = (kind: string, from: Caller[], count = 1) => sample(`${nameOf(door)} ${kind}`, from, count);
  const chosen = [
    ...callers.filter((caller) => caller === owner),
    ...draw(
      "foreign",
      callers.filter((caller) => lets(caller) && caller !== owner),
    ),
    ...draw(
      "refused",
      callers.filter((caller) => !lets(caller)),
    ),
  ];
  const others = callers.filter((caller) => !chosen.includes(caller));
  return [...chosen, ...draw("more", others, 3 - chosen.length)];
}

/** The door's address with ids; `last` stands for the id of the door's own object. */
function addressOf({ ids }: World, door: Door, last: string): string {
  return door.path.replace(/\{(\w+)\}/g, (_, name: keyof World["ids"]) =>
    name === door.object ? last : ids[name].own,
  );
}

async function knock(
  world: World,
  door: Door,
  caller: Caller,
  objectId: string,
): Promise<{ outcome: Outcome; text: string }> {
  const path = addressOf(world, door, objectId);
  const isForm = door.method === "POST" && !path.startsWith("/api/") && !path.startsWith("/b2b/");
  const answer = await visit(path, {
    method: door.method,
    cookie: world.cookies[caller],
    ...(isForm ? { body: new URLSearchParams(door.fields) } : {}),
    ...(path.startsWith("/api/") && path.endsWith("/resumes")
      ? { body: filesForm([{ name: "new.pdf", bytes: resumePdf(9) }]) }
      : {}),
    ...(path.endsWith("/live") ? { headers: { upgrade: "websocket" } } : {}),
  });
  answer.webSocket?.accept();
  answer.webSocket?.close();
  const text = await answer.text();
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
