import app from "../../../workers/app";
import core from "./core-worker";

export * from "../../../workers/app";

/** Bundled for its size only. */
export default {
  ...app,
  fetch: (request: Request, env: never, context: ExecutionContext) =>
    request.url.endsWith("/core")
      ? core.fetch?.(request as never, env, context)
      : app.fetch(request as never, env, context),
};
