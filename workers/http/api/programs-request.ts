import { bodyLimit } from "hono/body-limit";
import type * as z from "zod";
import { AppError } from "../../domain/errors";
import type { AppContext } from "../app-context";

const MAX_BODY_BYTES = 256 * 1024;

/** Refuses a longer body before it is held in memory. */
export const shortBody = bodyLimit({ maxSize: MAX_BODY_BYTES });

export const noStore = { "Cache-Control": "no-store" };

export async function readBody<T>(c: AppContext, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AppError("invalid-input");
  }
  const result = schema.safeParse(json);
  if (!result.success) throw new AppError("invalid-input");
  return result.data;
}

export function bearerOf(c: AppContext): string | null {
  return /^Bearer ([\w.-]{1,2000})$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null;
}
