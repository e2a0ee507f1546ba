import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { NOT_FOUND_ID, routeAccess } from "../../../app/routes";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import { AppError } from "../../../workers/domain/errors";
import type { AgentIdentity, AgentStatus } from "../../../workers/domain/identity/session/signed-in-user";
import { type AccessRule, access, declaredRule, guardPage } from "../../../workers/http/access/rules";
import type { AppContext } from "../../../workers/http/app-context";
import { createSite } from "../../../workers/http/site";
import { testDeps } from "../../support/faults";
import { type Caller, callers, type Handler, type Outcome, rules, handlers as siteHandlers } from "./matrix";
import { staffHandlers } from "./staff-handlers";
import { workspaceHandlers } from "./workspace-handlers";

const build = remixBuild as unknown as ServerBuild;
const handlers = [...siteHandlers, ...staffHandlers, ...workspaceHandlers];

test("every page and every endpoint is in the matrix", () => {
  const expected = new Set<string>();
  for (const [id, route] of Object.entries(build.routes)) {
    // Layouts and the page for unknown addresses have no address of their own.
    const isLayout = Object.values(build.routes).some((other) => other?.parentId === id && other.index);
    if (id === NOT_FOUND_ID || id === "root" || isLayout) continue;
    if (route?.module.loader || route?.module.default) expected.add(`GET ${id}`);
    if (route?.module.action) expected.add(`POST ${id}`);
  }
  for (const { method, path } of createSite(build).routes)
    if (method !== "ALL") expected.add(`${method} ${method} ${path}`);
  const covered = new Set(handlers.map(({ method, route }) => `${method} ${route}`));
  expect([...expected].filter((handler) => !covered.has(handler))).toEqual([]);
  expect([...covered].filter((handler) => !expected.has(handler))).toEqual([]);
});

/** The declared rule that holds each of the matrix's promises. Where a promise has none, the handler keeps it. */
const promised: Record<keyof typeof rules, AccessRule[]> = {
  public: ["public", "local", "own"],
  falseLink: ["public"],
  userPage: ["user"],
  buyerPage: [],
  checkoutApi: [],
  seekerPage: ["seeker"],
  agentPage: ["agent"],
  workPage: ["agent"],
  ownerPage: [],
  staffPage: ["staff"],
  userApi: ["user"],
  seekerApi: ["seeker"],
  agentApi: ["agent"],
  ownerApi: [],
  workApi: ["agent"],
  tokenApi: [],
  programApi: [],
};

test("every page and every endpoint declares the rule that the matrix promises", () => {
  const endpoints = new Map<string, AccessRule | undefined>();
  for (const { method, path, handler } of createSite(build).routes)
    if (!endpoints.has(`${method} ${path}`)) endpoints.set(`${method} ${path}`, declaredRule(handler));
  const declaredOf = ({ route }: Handler) =>
    route.startsWith("routes/") ? routeAccess[route] : endpoints.get(route);
  const differing = handlers.filter((handler) => {
    const declared = declaredOf(handler);
    return (
      declared === undefined || promised[handler.rule].includes(declared) === (handler.byHandler === true)
    );
  });
  expect(
    differing.map((handler) => [handler.method, handler.path, handler.rule, declaredOf(handler)]),
  ).toEqual([]);
});

const agentOf = (status: AgentStatus) => ({
  agentId: "a",
  companyId: "c",
  companyName: "Agency",
  position: null,
  role: "owner" as const,
  status,
  tableView: null,
  blindReview: false,
  wordFiles: false,
  hasAgreement: true,
  requiresSecondStep: false,
});
const seeker = { agent: null, isStaff: false };
const activeAgent = { agent: agentOf("active"), isStaff: false };

/** What the guards see of each caller. */
const identities: Record<Caller, { agent: AgentIdentity | null; isStaff: boolean } | null> = {
  visitor: null,
  "stale cookie": null,
  client: null,
  "former client": null,
  applicant: null,
  "former applicant": null,
  "seeker A": seeker,
  "seeker B": seeker,
  "pending agent": { agent: agentOf("pending"), isStaff: false },
  "blocked agent": { agent: agentOf("blocked"), isStaff: false },
  owner: activeAgent,
  recruiter: activeAgent,
  colleague: activeAgent,
  "sharing colleague": activeAgent,
  viewer: activeAgent,
  "other company": activeAgent,
  "expired trial": activeAgent,
  staff: { agent: null, isStaff: true },
};

async function outcomeFor(caller: Caller, guard: (c: AppContext) => unknown): Promise<Outcome> {
  const identity = identities[caller];
  const user = identity && {
    ...{ userId: "u", sessionId: "s", email: "someone@example.com", emailVerified: true, fullName: "Ada" },
    ...identity,
  };
  const variables: Record<string, unknown> = { deps: testDeps(), user: async () => user };
  const url = "http://localhost:8787/x";
  const request = { url, header: () => undefined, raw: new Request(url) };
  const context = { get: (name: string) => variables[name], req: request } as unknown as AppContext;
  try {
    await guard(context);
    return "in";
  } catch (error) {
    if (error instanceof AppError) return error.status === 404 ? "missing" : (`${error.status}` as Outcome);
    const location = error instanceof Response ? error.headers.get("location") : null;
    if (!location) throw error;
    return location.startsWith("/agent/login?next=%2Fx") ? "agent-sign-in" : "sign-in";
  }
}

test.each([
  ["public", "public"],
  ["own", "public"],
  ["local", "public"],
  ["user", "userPage"],
  ["seeker", "seekerPage"],
  ["agent", "agentPage"],
  ["staff", "staffPage"],
] as const)(
  "a page's rule %s lets in, sends away and refuses each caller as promised",
  async (rule, name) => {
    for (const caller of callers)
      expect([caller, await outcomeFor(caller, (c) => guardPage(rule, c))]).toEqual([
        caller,
        rules[name][caller],
      ]);
  },
);

test.each([
  ["public", "public"],
  ["own", "public"],
  ["local", "public"],
  ["user", "userApi"],
  ["seeker", "seekerApi"],
  ["agent", "agentApi"],
] as const)("an endpoint's rule %s lets in and refuses each caller as promised", async (rule, name) => {
  for (const caller of callers) {
    let entered = false;
    const enter = async () => {
      entered = true;
    };
    const guard = (c: AppContext) => access(rule)(c, enter);
    const outcome = await outcomeFor(caller, guard);
    expect([caller, outcome, entered]).toEqual([caller, rules[name][caller], outcome === "in"]);
  }
});
