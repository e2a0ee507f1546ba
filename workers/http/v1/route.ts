import type * as z from "zod";
import { type LogEnd, logEndOfKey } from "../../domain/agency-log/log-end";
import { AppError } from "../../domain/errors";
import type { ActiveAgent, SignedInUser } from "../../domain/identity/session/signed-in-user";
import type { KeyedRead } from "../../domain/programs/calls/keyed-read";
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
  /** what the route's `read` found */
  found: () => unknown;
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
  /** what goes to the database together with the key */
  read?: (asked: Asked<never>) => KeyedRead<unknown>;
  run: (call: Call<SignedInUser, never, never>) => Promise<Answer>;
};

type Asked<Query> = Pick<Call<unknown, Query, unknown>, "id" | "query">;

type Read<Query extends z.ZodType, Result> = Omit<
  Definition<never, Query, never>,
  "method" | "body" | "files" | "handle"
> & {
  read: (asked: Asked<z.output<Query>>) => KeyedRead<Result>;
  answer: (result: Result) => Answer;
};

export function agencyRoute<Query extends z.ZodType, Body extends z.ZodType>(
  scope: AgencyScope,
  { handle, ...route }: Definition<ActiveAgent, Query, Body>,
): V1Route {
  const writes = route.method !== "GET";
  return {
    ...route,
    scope,
    // What changes something is logged: the line before is read with the key.
    ...(writes && { read: () => logEndOfKey }),
    run: async (call) => {
      const agent = activeAgentOf(call.who);
      if (!agent) throw new AppError("agent-inactive");
      const logEnd = writes ? (call.found() as LogEnd) : undefined;
      return handle({ ...call, who: { ...agent, logEnd } });
    },
  };
}

/** A GET that one statement answers: it needs no trip to the database of its own. */
export function agencyRead<Query extends z.ZodType, Result>(
  scope: AgencyScope,
  { read, answer, ...route }: Read<Query, Result>,
): V1Route {
  const handle = async ({ found }: { found: () => unknown }) => answer(found() as Result);
  return { ...agencyRoute(scope, { ...route, method: "GET", handle }), read };
}

export function seekerRoute<Query extends z.ZodType, Body extends z.ZodType>(
  scope: SeekerScope | null,
  { handle, ...route }: Definition<SignedInUser, Query, Body>,
): V1Route {
  return { ...route, scope, run: handle };
}
