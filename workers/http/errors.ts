import { MaxFileSizeExceededError, MultipartParseError } from "@remix-run/multipart-parser";
import { HTTPException } from "hono/http-exception";
import { errorText } from "../domain/error-text";
import { AppError, type ErrorCode } from "../domain/errors";
import type { AppContext } from "./app-context";
import { asksForPage, refusalPage } from "./refusal-page";
import { noteRefusal } from "./refusals";
import { isV1, problemResponse } from "./v1/problem";

export function toAppError(error: unknown, otherwise: ErrorCode = "internal"): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MaxFileSizeExceededError) return new AppError("upload-too-large");
  if (error instanceof MultipartParseError) return new AppError("invalid-input", { detail: error.message });
  if (error instanceof HTTPException && error.status < 500) return new AppError("invalid-input");
  const frames = error instanceof Error ? (error.stack?.match(/\n\s+at .*/g)?.join("") ?? "") : "";
  return new AppError(otherwise, { detail: (errorText(error) + frames).slice(0, 4000) });
}

/** Anyone with such a link (a shared analysis, an applicant's page ...) may use it, so the log doesn't hold it. */
export function loggedPath(path: string): string {
  return path.replace(
    /^\/(shared|client|voluntary(?:-mails)?|application|api\/own-pages|coaching\/session)\/[^/.]+.*$/s,
    "/$1/*",
  );
}

/** 5xx are logged under the reference that the answer shows. */
export function errorResponse(c: AppContext, error: unknown): Response | Promise<Response> {
  const appError = toAppError(error);
  noteRefusal(c, appError);
  const reference = c.get("reference");
  if (appError.status >= 500) {
    const { method } = c.req;
    c.get("deps")?.log({
      event: "request-failed",
      reference,
      method,
      path: loggedPath(c.req.path),
      error: appError.detail ?? appError.code,
    });
  }
  if (isV1(c.req.path)) return problemResponse(c, appError);
  if (asksForPage(c)) return refusalPage(c, appError);
  return c.json({ error: appError.code, message: appError.message, reference }, appError.status as 400, {
    "Cache-Control": "no-store",
  });
}
