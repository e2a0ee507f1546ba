/** The spec's choices of a company's size, in people. */
export const COMPANY_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;

const LEGAL_WORDS = new Set(["inc", "llc", "ltd", "corp", "corporation", "company", "co"]);

/**
 * The form in which two companies' names are compared (spec 5): lower case, no punctuation, no legal words, one space
 * between words. Marks stay: in many scripts they are vowels.
 */
export function normalizeCompanyName(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s]/gu, "")
    .normalize("NFKC")
    .split(/\s+/);
  return words.filter((word) => word && !LEGAL_WORDS.has(word)).join(" ");
}

/** What stands before a site's own name; "app.com" keeps its first word, since "com" is no site. */
const PREFIXES = /^(?:www|app|portal|dashboard|admin)\.(?=[^/?]*\.)/;

/**
 * The form in which two companies' websites are compared (spec 5): lower case, no protocol, www, app prefix or trailing
 * slash. One host has one spelling (punycode, no default port, no dot at its end); ports, paths and queries count.
 */
export function normalizeWebsite(website: string): string {
  const text = website.normalize("NFKC").trim().toLowerCase();
  const url = parseUrl(`https://${text.replace(/^[a-z][a-z0-9+.-]*:\/\//, "")}`);
  let site = url
    ? `${url.host.replace(/:(?:80|443)$/, "").replace(/\.+(?=:|$)/, "")}${url.pathname}${url.search}`.toLowerCase()
    : text;
  while (PREFIXES.test(site)) site = site.replace(PREFIXES, "");
  return site.replace(/\/+$/, "");
}

/**
 * A website's address as people write it, with https:// before it where they left the scheme out.
 * @returns null where it is no address of a public website
 */
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

/** "example.com:8080": what stands before the colon is no scheme. */
const HOST_WITH_PORT = /^[^:/?#]+\.[^:/?#]+:\d{1,5}(?:[/?#]|$)/;

/** A name with a dot whose last part is no number: neither "localhost" nor an IP address. */
const PUBLIC_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
