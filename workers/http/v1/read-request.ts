import type * as z from "zod";
import { AppError } from "../../domain/errors";
import type { AppContext } from "../app-context";
import { type FieldProblem, withFields } from "./problem";

const MAX_BODY_BYTES = 256 * 1024;
/** Our deepest body has three. */
const MAX_DEPTH = 16;

/** @throws AppError "body-type" | "body-large", before the rest of a long one is read */
export async function readText(c: AppContext): Promise<string> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new AppError("body-type");
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (length <= MAX_BODY_BYTES) return c.req.raw.text();
  const reader = c.req.raw.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw new AppError("body-large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** @throws AppError "body-deep" | "body-invalid" | "body-repeats" */
export function parseBody(text: string): unknown {
  const outside = text.replace(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g, '""');
  let depth = 0;
  let colons = 0;
  for (const sign of outside) {
    if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    else if (sign === ":") colons++;
    if (depth > MAX_DEPTH) throw new AppError("body-deep");
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AppError("body-invalid");
  }
  // Parsing keeps the last of two fields with one name: then there are fewer than the text has.
  if (countFields(json) !== colons) throw new AppError("body-repeats");
  return json;
}

function countFields(json: unknown): number {
  if (typeof json !== "object" || json === null) return 0;
  const values = Object.values(json);
  return values.reduce<number>(
    (sum, value) => sum + countFields(value),
    Array.isArray(json) ? 0 : values.length,
  );
}

/** @throws AppError "fields-invalid", naming each by a JSON pointer, or by `?name` in the query */
export function check<T>(schema: z.ZodType<T>, given: unknown, isQuery = false): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const fields = result.error.issues.map(
    ({ path, message }): FieldProblem => ({
      pointer: (isQuery ? "?" : "/") + path.map(String).join("/"),
      detail: message,
    }),
  );
  throw withFields(new AppError("fields-invalid"), fields);
}
