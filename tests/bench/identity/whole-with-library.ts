import app from "../../../workers/app";
import library from "./library-worker";

export * from "../../../workers/app";

/** Bundled for its size only. */
export default {
  ...app,
  fetch: (request: Request, env: never, context: ExecutionContext) =>
    request.url.endsWith("/library")
      ? library.fetch?.(request as never, env, context)
      : app.fetch(request as never, env, context),
};
