import type { Context } from "hono";
import type { Deps } from "../domain/deps";
import type { ErrorCode } from "../domain/errors";
import type { SignedInUser } from "../domain/identity/session/signed-in-user";
import type { Env, Settings } from "../env";

export type AppEnv = {
  Bindings: Env;
  Variables: {
    deps: Deps & { settings: Settings };
    /** shown on error pages, written to the log: ties the two together */
    reference: string;
    /** of the request, read once */
    url: URL;
    secureHeadersNonce?: string;
    refusal?: ErrorCode;
    /** looked up at most once per request, and only when someone asks */
    user: () => Promise<SignedInUser | null>;
    userAsked: () => boolean;
  };
};

export type AppContext = Context<AppEnv>;
