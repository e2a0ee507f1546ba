import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../domain/errors";
import type { AppEnv } from "../app-context";

/** Far above any form of ours that carries no file. Files come as multipart and are counted as they arrive. */
const MAX_FORM_BYTES = 256 * 1024;
/** Articles, postings and drafts: up to 100,000 characters, which take nine bytes each in some scripts. */
const MAX_LONG_FORM_BYTES = 1024 * 1024;
const TAKES_LONG_TEXTS =
  /^\/(?:admin\/articles\/[^/]+|agent\/campaigns\/create|new-analysis|analysis\/[^/]+\/rewrite)$/;
const MAX_FIELDS = 1_000;
/** As all of ours are called. Conform would read brackets and dots as arrays and objects, of any size. */
const FIELD = /^[\w-]{1,64}$/;
const INTENT = "__intent__";
const VALIDATE = /^\{"type":"validate","payload":\{"name":"[\w-]{1,64}"\}\}$/;

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;/i;

const TAKES_FILES = /^\/(?:agent\/campaigns\/[^/]+|my-resumes|new-analysis|register|admin\/boards\/import)$/;

function limitedTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("form-too-large");
    },
  });
}

const limitedForm = limitedTo(MAX_FORM_BYTES);
const limitedLongForm = limitedTo(MAX_LONG_FORM_BYTES);

function checkFields(body: string): void {
  const fields = body.split("&", MAX_FIELDS + 1);
  if (fields.length > MAX_FIELDS) throw new AppError("form-too-large");
  for (const field of fields) {
    const [name = ""] = field.split("=", 1);
    if (field !== "" && !FIELD.test(name)) throw new AppError("invalid-input");
    if (name.startsWith("__") && !isValidation(name, field)) throw new AppError("invalid-input");
  }
}

function isValidation(name: string, field: string): boolean {
  return name === INTENT && VALIDATE.test(new URLSearchParams(field).get(INTENT) ?? "");
}

/** Anything else would fail deep inside, as if the fault were ours; a post without a body is an empty form. */
export const formBodiesOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!["GET", "HEAD", "OPTIONS"].includes(c.req.method)) {
    const type = c.req.header("content-type");
    const path = c.req.path.replace(/\.data$/, "");
    if (!type && !c.req.raw.body) {
      const headers = new Headers(c.req.raw.headers);
      headers.set("content-type", "application/x-www-form-urlencoded");
      c.req.raw = new Request(c.req.raw, { headers, body: "" });
    } else if (type && FORM.test(type)) {
      const limited = TAKES_LONG_TEXTS.test(path) ? limitedLongForm : limitedForm;
      return limited(c, async () => {
        const { url, method, headers, signal } = c.req.raw;
        const body = await c.req.raw.arrayBuffer();
        checkFields(new TextDecoder().decode(body));
        c.req.raw = new Request(url, { method, headers, signal, body });
        await next();
      });
    } else if (!(type && MULTIPART.test(type) && TAKES_FILES.test(path))) {
      throw new AppError("not-a-form");
    }
  }
  await next();
});
