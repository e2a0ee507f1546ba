export const COMPANY_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;

const LEGAL_WORDS = new Set(["inc", "llc", "ltd", "corp", "corporation", "company", "co"]);

/** As names are compared (spec 5): no punctuation or legal words. Marks stay: vowels in many scripts. */
export function normalizeCompanyName(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s]/gu, "")
    .normalize("NFKC")
    .split(/\s+/);
  return words.filter((word) => word && !LEGAL_WORDS.has(word)).join(" ");
}

/** "app.com" and "app.co.uk" keep their first word, since "com" and "co.uk" are no sites. */
const PREFIXES =
  /^(?:www|app|portal|dashboard|admin)\.(?=[^/?]*\.)(?!(?:ac|co|com|edu|gob|gov|ltd|me|net|ne|or|org|plc|sch)\.[a-z]{2}(?:[:/?]|$))/;

/** As websites are compared (spec 5): no protocol, www, app prefix or trailing slash; port, path and query count. */
export function normalizeWebsite(website: string): string {
  const text = website.normalize("NFKC").trim().toLowerCase();
  const url = parseUrl(`https://${text.replace(/^[a-z][a-z0-9+.-]*:\/\//, "")}`);
  let site = url
    ? `${url.host.replace(/:(?:80|443)$/, "").replace(/\.+(?=:|$)/, "")}${url.pathname}${url.search}`.toLowerCase()
    : text;
  while (PREFIXES.test(site)) site = site.replace(PREFIXES, "");
  return site.replace(/\/+$/, "");
}

/** Adds https:// where it was left out; null where it is no address of a public website. */
export function readWebsite(text: string): string | null {
  const trimmed = text.trim();
  if (/[\s\p{Cc}\\<>"`{}|^]/u.test(trimmed)) return null;
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !HOST_WITH_PORT.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!/^https?:\/\/[^/]/i.test(address)) return null;
  const url = parseUrl(address);
  if (!url || url.username || url.password) return null;
  return PUBLIC_HOST.test(url.hostname) ? address : null;
}

/** "example.com:8080" has no scheme before the colon. */
const HOST_WITH_PORT = /^[^:/?#]+\.[^:/?#]+:\d{1,5}(?:[/?#]|$)/;

/** A name with a dot whose last part is no number: neither "localhost" nor an IP address. */
const PUBLIC_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
