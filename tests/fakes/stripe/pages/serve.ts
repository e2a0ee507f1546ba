import type { IncomingMessage, ServerResponse } from "node:http";
import type { Accounts } from "../accounts";
import { runControl } from "../control";
import { Refusal } from "../errors";
import { readBody, sendJson } from "../http";
import { advance } from "../life/clock";
import { LOCAL_KEY } from "../local-keys";
import { parseForm } from "../params";
import type { Account } from "../state";
import { html, pageOf } from "./html";
import { showInvoice, showInvoicePdf, showReceipt } from "./invoice";
import { showOverview } from "./overview";
import { showPay } from "./pay";
import { showPortal } from "./portal";
import type { Page, Visit } from "./visit";

type Table = "sessions" | "portals" | "invoices" | "charges";
type Shown = { path: RegExp; table: Table; show: (visit: Visit) => Page | Promise<Page> };

const pages: Shown[] = [
  { path: /^\/stripe\/pay\/([^/]+)$/, table: "sessions", show: showPay },
  { path: /^\/stripe\/portal\/([^/]+)$/, table: "portals", show: showPortal },
  { path: /^\/stripe\/invoices\/([^/]+)$/, table: "invoices", show: showInvoice },
  { path: /^\/stripe\/invoices\/([^/]+)\/pdf$/, table: "invoices", show: showInvoicePdf },
  { path: /^\/stripe\/receipts\/([^/]+)$/, table: "charges", show: showReceipt },
];

type Served = { accounts: Accounts; settled: (account: Account) => void };

/** Answers what is under /stripe: hosted pages, the overview and the controls. `settled` follows what changed an account. */
export async function answerPage(
  { accounts, settled }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-ins");
  try {
    if (request.method === "POST" && !isOwnPage(request))
      throw new Error("Only the stand-in's own pages may.");
    const [, control] = /^\/stripe\/control\/([a-z-]+)$/.exec(pathname) ?? [];
    if (control) return await answerControl({ accounts, settled }, control, request, response);
    if (pathname === "/stripe") {
      const account = accounts.of(searchParams.get("key") ?? LOCAL_KEY);
      advance(account, 0);
      return sendPage(response, showOverview(account));
    }
    const body = request.method === "POST" ? await readBody(request) : "";
    const page = await findPage(accounts, pathname, {
      method: request.method ?? "GET",
      form: Object.fromEntries(new URLSearchParams(body)),
      query: Object.fromEntries(searchParams),
      cookies: request.headers.cookie ?? "",
    });
    if (!page) return sendPage(response, errorPage(404, "There is no such page."));
    settled(page.account);
    sendPage(response, page.page);
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500;
    sendPage(response, errorPage(status, error instanceof Error ? error.message : String(error)));
  }
}

async function findPage(accounts: Accounts, path: string, visit: Omit<Visit, "account" | "id">) {
  for (const { path: pattern, table, show } of pages) {
    const id = pattern.exec(path)?.[1];
    const account = id === undefined ? null : accounts.having(table, id);
    if (!account || id === undefined) continue;
    advance(account, 0);
    return { account, page: await show({ ...visit, account, id }) };
  }
  return null;
}

/** A page of another origin may not press our buttons. Programs send no Origin. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** JSON from programs, with the key as bearer token; forms from the overview, which go back to it. */
async function answerControl(
  { accounts, settled }: Served,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") return sendJson(response, 405, { error: { message: "POST it." } });
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  const body = await readBody(request);
  const { key, ...order } = isForm ? readForm(body) : { key: undefined, ...(body ? JSON.parse(body) : {}) };
  const bearer = request.headers.authorization?.replace(/^Bearer /, "");
  const account = accounts.of(String(key ?? bearer ?? LOCAL_KEY));
  try {
    advance(account, 0);
    const answer = await runControl(account, name, order);
    settled(account);
    if (isForm) sendPage(response, { redirect: `/stripe?key=${encodeURIComponent(account.key)}` });
    else sendJson(response, 200, answer ?? {});
  } catch (error) {
    if (isForm || !(error instanceof Refusal)) throw error;
    sendJson(response, error.status, { error: error.body });
  }
}

function readForm(body: string): Record<string, unknown> {
  const values = Object.entries(parseForm(body)).filter(([, value]) => value !== "");
  return Object.fromEntries(
    values.map(([name, value]) => {
      if (value === "true" || value === "false") return [name, value === "true"];
      return [name, /^\d+$/.test(String(value)) ? Number(value) : value];
    }),
  );
}

function errorPage(status: number, message: string): Page {
  return { status, body: pageOf("Stand-in for Stripe", html`<section><h1>${message}</h1></section>`) };
}

function sendPage(response: ServerResponse, { status, body, type, redirect, headers = {} }: Page): void {
  if (redirect !== undefined) response.writeHead(303, { ...headers, location: redirect }).end();
  else
    response
      .writeHead(status ?? 200, {
        "content-type": type ?? "text/html; charset=utf-8",
        "cache-control": "no-store",
        ...headers,
      })
      .end(body);
}
