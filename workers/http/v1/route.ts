import type * as z from "zod";
import { AppError } from "../../domain/errors";
import type { ActiveAgent, SignedInUser } from "../../domain/identity/session/signed-in-user";
import type { KeyUser } from "../../domain/programs/keys/find-key-user";
import type { AgencyScope, KeyScope, SeekerScope } from "../../domain/programs/keys/key-scopes";
import type { AppContext } from "../app-context";
import { activeAgentOf } from "../guards";

/** What an operation is called with, checked. `id`: the path's parameter by its name. */
export type Call<Who, Query, Body> = {
  c: AppContext;
  key: KeyUser;
  who: Who;
  id: (name: string) => string;
  query: Query;
  body: Body;
};

/** A value becomes JSON; a Response, a file for instance, goes out as it is. */
export type Answer = { json: unknown; location?: string } | Response | null;

type Definition<Who, Query extends z.ZodType, Body extends z.ZodType> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** `{thread_id}` is a parameter */
  path: string;
  /** of a success */
  status: 200 | 201 | 202 | 204;
  summary: string;
  query?: Query;
  /** of JSON; it may have files instead where `files` says so */
  body?: Body;
  files?: true;
  /** the answer holds a secret: what is kept of it for a repeated request is sealed */
  isSecret?: true;
  handle: (call: Call<Who, z.output<Query>, z.output<Body>>) => Promise<Answer>;
};

/** One operation of the API: the router, the access matrix and the OpenAPI document are made from these. */
export type V1Route = Omit<Definition<unknown, z.ZodType, z.ZodType>, "handle"> & {
  scope: KeyScope | null;
  run: (call: Call<SignedInUser, never, never>) => Promise<Answer>;
};

export function agencyRoute<Query extends z.ZodType, Body extends z.ZodType>(
  scope: AgencyScope,
  { handle, ...route }: Definition<ActiveAgent, Query, Body>,
): V1Route {
  return {
    ...route,
    scope,
    run: async (call) => {
      const agent = activeAgentOf(call.who);
      if (!agent) throw new AppError("agent-inactive");
      return handle({ ...call, who: agent });
    },
  };
}

export function seekerRoute<Query extends z.ZodType, Body extends z.ZodType>(
  scope: SeekerScope | null,
  { handle, ...route }: Definition<SignedInUser, Query, Body>,
): V1Route {
  return { ...route, scope, run: handle };
}
