import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EVENT_TYPES } from "../../../workers/adapters/payments/event-types";
import type { StandInRun } from "../stand-in";
import { addEndpoint } from "./api/webhooks";
import { LOCAL_KEY, LOCAL_SECRET } from "./local-keys";
import { fillCatalogue } from "./seed";
import { type Account, openAccount } from "./state";

export type Accounts = {
  /** The account of a secret key, opened with the first use of the key. */
  of: (key: string) => Account;
  /** The account that has an object: addresses of pages name no key. */
  having: (table: "sessions" | "portals" | "invoices" | "charges", id: string) => Account | null;
  save: (account: Account) => void;
};

/** Accounts as files in the run's folder, or only in memory. The local key's endpoint is the site. */
export function openAccounts(origin: string, { site, folder }: Omit<StandInRun, "ended">): Accounts {
  const open = new Map<string, Account>();
  for (const stored of folder ? readStored(folder) : [])
    open.set(stored.key, { ...openAccount(stored.key, origin), ...stored, origin });

  const accounts: Accounts = {
    of: (key) => {
      const known = open.get(key);
      if (known) return known;
      const account = openAccount(key, origin);
      if (key === LOCAL_KEY || key.startsWith("sk_test_seeded_")) fillCatalogue(account);
      open.set(key, account);
      return account;
    },
    having: (table, id) => [...open.values()].find((account) => Object.hasOwn(account[table], id)) ?? null,
    save: (account) => {
      if (!folder) return;
      const file = join(folder, `${account.id}.json`);
      writeFileSync(`${file}.new`, JSON.stringify(account));
      renameSync(`${file}.new`, file);
    },
  };
  if (site) tellSite(accounts.of(LOCAL_KEY), site);
  return accounts;
}

function readStored(folder: string): Account[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** The site may listen at another port than last time. */
function tellSite(account: Account, site: string): void {
  const url = `${site}/webhooks/stripe`;
  const known = Object.values(account.endpoints).find(({ secret }) => secret === LOCAL_SECRET);
  if (known) Object.assign(known, { url, enabled_events: [...EVENT_TYPES] });
  else addEndpoint(account, { url, enabled_events: EVENT_TYPES }, LOCAL_SECRET);
}
