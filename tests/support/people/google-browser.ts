import { visit } from "./browser-session";

export type Chosen = { email: string; name?: string; verified?: boolean; answer?: "allow" | "deny" };

export class CookieJar {
  private readonly cookies = new Map<string, string>();

  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      const gone = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute));
      if (gone || value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  has(name: string): boolean {
    return this.cookies.has(name);
  }
}

export async function beginSignIn(jar: CookieJar, query = ""): Promise<string> {
  const start = await visit(`/login/google${query}`, { cookie: jar.header() });
  jar.take(start);
  return start.headers.get("location") ?? "";
}

/** From the registration page, with the box ticked: the only way to a new account. */
export async function beginRegistration(jar: CookieJar, { next = "", terms = "on" } = {}): Promise<string> {
  const start = await visit("/login/google?register", {
    method: "POST",
    cookie: jar.header(),
    body: new URLSearchParams({ next, terms }),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  jar.take(start);
  return start.headers.get("location") ?? "";
}

/** @returns path and query of the callback, not yet opened */
export async function chooseAccount(authorizationUrl: string, chosen: Chosen): Promise<string> {
  const provider = new CookieJar();
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: { ...init.headers, cookie: provider.header() },
    });
    provider.take(answer);
    return answer;
  };
  const next = (answer: Response, base: string) => new URL(answer.headers.get("location") ?? "", base).href;

  const page = next(await go(authorizationUrl), authorizationUrl);
  const { email, name = "Robin Vale", verified = true, answer = "allow" } = chosen;
  const fields = { email, name, answer, ...(verified ? { verified: "yes" } : {}) };
  let url = next(await go(page, { method: "POST", body: new URLSearchParams(fields) }), page);
  while (!url.includes("/login/google/callback")) url = next(await go(url), url);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export async function comeBack(jar: CookieJar, callback: string): Promise<Response> {
  const answer = await visit(callback, { cookie: jar.header() });
  jar.take(answer);
  return answer;
}
