import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StandInRun } from "../stand-in";
import { addEndpoint } from "./api/webhooks";
import { LOCAL_KEY, LOCAL_SECRET } from "./local-keys";
import { fillCatalogue } from "./seed";
import { type Account, openAccount } from "./state";

export type Accounts = {
  /** The account of a secret key, opened with the first use of the key. */
  of: (key: string) => Account;
  save: (account: Account) => void;
  all: () => Account[];
};

/** Accounts as files in the run's folder, or only in memory. The local key's endpoint is the site. */
export function openAccounts(origin: string, { site, folder }: StandInRun): Accounts {
  const open = new Map<string, Account>();
  if (folder) mkdirSync(folder, { recursive: true });
  const fileOf = ({ id }: Account) => (folder ? join(folder, `${id}.json`) : null);

  function load(key: string): Account {
    const account = openAccount(key, origin);
    const file = fileOf(account);
    const stored = file ? readIfThere(file) : null;
    if (stored) Object.assign(account, stored, { origin });
    else if (key === LOCAL_KEY || key.startsWith("sk_test_seeded_")) fillCatalogue(account);
    if (key === LOCAL_KEY && site) tellSite(account, site);
    return account;
  }

  return {
    of: (key) => {
      const account = open.get(key) ?? load(key);
      open.set(key, account);
      return account;
    },
    save: (account) => {
      const file = fileOf(account);
      if (!file) return;
      writeFileSync(`${file}.new`, JSON.stringify(account));
      renameSync(`${file}.new`, file);
    },
    all: () => [...open.values()],
  };
}

function readIfThere(file: string): Partial<Account> | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** The site may listen at another port than last time. */
function tellSite(account: Account, site: string): void {
  const url = `${site}/webhooks/stripe`;
  const known = Object.values(account.endpoints).find(({ secret }) => secret === LOCAL_SECRET);
  if (known) known.url = url;
  else addEndpoint(account, { url, enabled_events: ["*"] }, LOCAL_SECRET);
}
