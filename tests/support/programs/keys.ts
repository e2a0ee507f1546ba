import type { Deps } from "../../../workers/domain/deps";
import { createKey } from "../../../workers/domain/programs/keys/change-keys";
import type { KeyOwner } from "../../../workers/domain/programs/keys/key-owner";
import {
  AGENCY_SCOPES,
  type KeyScope,
  SEEKER_SCOPES,
} from "../../../workers/domain/programs/keys/key-scopes";
import { visit } from "../people/browser-session";

export const ALL_AGENCY = Object.keys(AGENCY_SCOPES) as KeyScope[];
export const ALL_SEEKER = Object.keys(SEEKER_SCOPES) as KeyScope[];

/** The token of a new key: a company's where `owner` has one, else a seeker's own. */
export async function keyFor(
  deps: Deps,
  owner: { userId: string; companyId?: string; agentId?: string },
  scopes: KeyScope[] = owner.companyId ? ALL_AGENCY : ALL_SEEKER,
): Promise<string> {
  const { userId, companyId = null, agentId = null } = owner;
  const whose: KeyOwner = { userId, companyId, agentId };
  return (await createKey(deps, { owner: whose, form: { name: "Import", scopes, days: 30 } })).token;
}

export function callApi(
  path: string,
  token: string | null,
  { method = "GET", json, body, headers }: CallOptions = {},
): Promise<Response> {
  const text = json === undefined ? body : JSON.stringify(json);
  return visit(`/api/v1${path}`, {
    method,
    ...(text === undefined ? {} : { body: text }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
  });
}

type CallOptions = { method?: string; json?: unknown; body?: BodyInit; headers?: Record<string, string> };
