import { expect, test } from "vitest";
import * as z from "zod";
import { localeOf } from "../../app/lib/locale";
import { leastTime, steepGrowth, TOLERANCE_MS } from "../support/growth";

const modules = import.meta.glob<Record<string, unknown>>("../../workers/domain/**/*schema.ts", {
  eager: true,
});

/** Every schema that a file of schemas exports, alone or in a table of them, by its name. */
const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) => schemasIn(value, `${file.split("domain/")[1]} ${name}`)),
);

function schemasIn(value: unknown, name: string): [string, z.ZodType][] {
  if (value instanceof z.ZodType) return [[name, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    one instanceof z.ZodType ? [[`${name}.${key}`, one]] : [],
  );
}

/** Inputs with the text wherever a schema takes one, one for each of its alternatives. */
function inputsOf(schema: z.core.$ZodType, text: string): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => inputsOf(one, text);
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape).map(([name, one]) => [name, inner(one)] as const);
      const most = Math.max(1, ...fields.map(([, inputs]) => inputs.length));
      return Array.from({ length: most }, (_, i) =>
        Object.fromEntries(fields.map(([name, inputs]) => [name, inputs[i % inputs.length]])),
      );
    }
    case "union":
      return def.options.flatMap(inner);
    case "array":
      return inner(def.element).map((one) => [one]);
    case "record":
      return inner(def.valueType).map((one) => ({ [text]: one }));
    case "pipe":
      return inner(def.in);
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return inner(def.innerType);
    case "literal":
      return [...def.values];
    case "boolean":
      return [true];
    case "enum":
    case "number":
    case "string":
    case "transform":
      return [text];
    default:
      throw new Error(`this test doesn't know schemas of type ${def.type}`);
  }
}

const UNITS = [
  ..."@a0 ,.-/:;+_%~\t\n\u00e9\u{1F600}",
  "a@",
  "@.",
  "@a.",
  "a.",
  "a-",
  "www.",
  "://",
  "1,",
  "a ",
  "2021-",
  "\u202e",
  "xn--",
];

/** What a linear check takes for 32,000 characters, many times over: below it nothing is compared. */
const ALWAYS_FINE_MS = 4;

/** What makes a check's time grow faster than the text from `length` characters on, or null. */
function steep(work: (text: string) => unknown, unit: string, length = 2_000): string | null {
  const long = unit.repeat(Math.ceil((16 * length) / unit.length));
  const isFine = leastTime(() => work(long), ALWAYS_FINE_MS) <= ALWAYS_FINE_MS;
  return isFine ? null : steepGrowth(work, unit, length);
}

test("every file of schemas is met", () => {
  expect(Object.keys(modules).length).toBeGreaterThanOrEqual(10);
  expect(schemas.length).toBeGreaterThan(35);
});

test("no schema takes longer than in proportion to what it is given", () => {
  const slow: string[] = [];
  for (const [name, schema] of schemas)
    for (const unit of UNITS) {
      const found = steep((text) => inputsOf(schema, text).map((input) => schema.safeParse(input)), unit);
      if (found) slow.push(`${name} with ${found}`);
    }
  expect(slow).toEqual([]);
});

test("this test sees a check that takes quadratic time", () => {
  const schema = z.object({ email: z.string().regex(/@[^.]+\.[^.]/) });
  const [input] = inputsOf(schema, "x");
  expect(input).toEqual({ email: "x" });
  expect(steep((text) => schema.safeParse({ email: text }), "@", 1_000)).not.toBeNull();
});

test("a long list of languages costs no more than a short one", () => {
  for (const unit of [",", "a,", "de-,", "xx-YY,"]) {
    const short = leastTime(() => localeOf(unit.repeat(500)));
    const long = leastTime(() => localeOf(unit.repeat(32_000)));
    expect(long, unit).toBeLessThan(4 * short + TOLERANCE_MS);
  }
});
