import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import type { AccessRule } from "./rules";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Deny by default: a page without a rule answers "not found" to everyone. */
export function guardBuild(build: ServerBuild, rules: Record<string, AccessRule>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const rule = rules[id];
      const guarded =
        <A extends Args, R>(work: ((args: A) => R) | undefined) =>
        async (args: A) => {
          if (!rule) {
            args.context.reportError(new Error(`app/routes.ts names no rule for ${id}`));
            throw new Response(null, { status: 404 });
          }
          try {
            await args.context.allow(rule);
            return work ? await work(args) : null;
          } catch (error) {
            // Responses and Remix's `data` are thrown on purpose.
            if (!(error instanceof Error)) throw error;
            const { code, message, status } = args.context.reportError(error);
            throw Response.json({ error: code, message, reference: args.context.reference }, { status });
          }
        };
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader ? { loader: guarded(loader) } : {}),
        ...(action ? { action: guarded(action) } : {}),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}
