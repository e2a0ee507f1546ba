import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "../domain/errors";
import type { AppEnv } from "./app-context";

/** Far above any form of ours that carries no file. Files come as multipart and are counted as they arrive. */
const MAX_FORM_BYTES = 1024 * 1024;

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;/i;

/** These pages take files, and read their parts themselves: a job thread's, and a job seeker's résumés. */
const TAKES_FILES = /^\/(?:agent\/campaigns\/[^/]+|my-resumes)$/;

/** Counts what comes without naming its length, too. */
const limitedForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: () => {
    throw new AppError("form-too-large");
  },
});

/**
 * Pages take forms, as browsers send them. Anything else would fail deep inside, as if the fault were ours; a post
 * without a body counts as an empty form.
 * @throws AppError "not-a-form" | "form-too-large"
 */
export const formBodiesOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!["GET", "HEAD", "OPTIONS"].includes(c.req.method)) {
    const type = c.req.header("content-type");
    if (!type && !c.req.raw.body) {
      const headers = new Headers(c.req.raw.headers);
      headers.set("content-type", "application/x-www-form-urlencoded");
      c.req.raw = new Request(c.req.raw, { headers, body: "" });
    } else if (type && FORM.test(type)) {
      return limitedForm(c, next);
    } else if (!(type && MULTIPART.test(type) && TAKES_FILES.test(c.req.path.replace(/\.data$/, "")))) {
      throw new AppError("not-a-form");
    }
  }
  await next();
});
