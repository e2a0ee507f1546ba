import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { listSchema } from "../../domain/content/schema";
import { subscribeToList } from "../../domain/content/subscribe-to-list";
import { AppError } from "../../domain/errors";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { readJson } from "../requests/small-requests";

/** The proof's fields are called as in the page's form: by the widget, or by the question that takes its place. */
const subscribeRequest = listSchema.extend({
  "cf-turnstile-response": z.string().max(4000).optional(),
  "human-challenge": z.string().max(1000).optional(),
  "human-answer": z.string().max(100).optional(),
});

async function readFields(c: AppContext): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    return Object.fromEntries(await c.req.formData());
  return readJson(c);
}

export const newsletterApi = new Hono<AppEnv>().post(
  "/newsletter/subscribe",
  access("public"),
  bodyLimit({ maxSize: 8000 }),
  async (c) => {
    const { success, data, error } = subscribeRequest.safeParse(await readFields(c));
    if (!success) {
      const [issue] = error.issues;
      throw new AppError("invalid-input", issue?.path[0] === "email" ? { message: issue.message } : {});
    }
    await subscribeToList(c.get("deps"), {
      list: "newsletter",
      email: data.email,
      proof: {
        token: data["cf-turnstile-response"],
        challenge: data["human-challenge"],
        answer: data["human-answer"],
      },
      ipAddress: c.req.header("cf-connecting-ip") ?? null,
    });
    return c.json(
      { status: "success", message: "Please confirm your address by the link that we have mailed you." },
      202,
      { "Cache-Control": "no-store" },
    );
  },
);
