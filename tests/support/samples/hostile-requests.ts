import { request } from "node:http";

export type HostileRequest = {
  name: string;
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };

export function hostileForms(path: string): HostileRequest[] {
  const intent = JSON.stringify({ type: "insert", payload: { name: "a[10000000]" } });
  const bodies: [string, string][] = [
    ["a field named as the five millionth of an array", "email[5000000]=x"],
    ["an intent to insert far behind", `__intent__=${encodeURIComponent(intent)}`],
    ["an intent that is no JSON", "__intent__={"],
    ["a field nested 5,000 deep", `${"a.".repeat(5000)}b=x`],
    ["one field 20,000 times", "email=x&".repeat(20_000)],
    ["one field as often as is allowed", "email=x&".repeat(999)],
    ["400 kB of @", `email=${"@".repeat(400_000)}`],
    ["as many @ as are allowed", `email=${"@".repeat(250_000)}`],
  ];
  return bodies.map(([name, body]) => ({
    name: `POST ${path}: ${name}`,
    path,
    method: "POST",
    headers: FORM,
    body,
  }));
}

export function hostileReads(path: string): HostileRequest[] {
  const reads: [string, Omit<HostileRequest, "name">][] = [
    ["with 1,800 parts behind", { path: `${path}${"/a".repeat(1800)}` }],
    ["with six parts behind", { path: `${path}${"/a".repeat(6)}` }],
    ["with a query of 8 kB", { path: `${path}?${"a=1&".repeat(2000)}` }],
    ["with 120 kB of languages", { path, headers: { "accept-language": ",".repeat(120_000) } }],
    ["with as many languages as are allowed", { path, headers: { "accept-language": ",".repeat(16_000) } }],
    ["with cookies of 16 kB", { path, headers: { cookie: "a=b; ".repeat(3200) } }],
    ["with a browser's name of 16 kB", { path, headers: { "user-agent": "bot/".repeat(4000) } }],
    ["with a body", { path, headers: FORM, body: "a=b" }],
    ["with ?_data", { path: `${path}?_data=root` }],
  ];
  return reads.map(([name, read]) => ({ name: `GET ${path} ${name}`, ...read }));
}

/** Slow for a careless parser: by their boundary, their parts, or a missing end. */
export function hostileUploads(path: string): HostileRequest[] {
  const MEGABYTE = 1_000_000;
  const part = '--b\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\n';
  const uploads: [string, boundary: string, body: string][] = [
    ["the longest boundary that is allowed", "a".repeat(70), "a".repeat(MEGABYTE)],
    ["a boundary of 2,000 characters", "a".repeat(2_000), "a".repeat(MEGABYTE)],
    ["a boundary of 16 kB", "a".repeat(16_000), "a".repeat(MEGABYTE)],
    ["boundaries that nearly are one", "b".repeat(70), `\r\n--${"b".repeat(69)}`.repeat(14_000)],
    ["10,000 parts", "b", `${part}\r\nx\r\n`.repeat(10_000)],
    ["one part with 50,000 headers", "b", part + "X-Header: 1\r\n".repeat(50_000)],
    ["one part with a header of 1 MB", "b", `${part}X-Header: ${"1".repeat(MEGABYTE)}`],
    ["a part without an end", "b", `${part}\r\n${"\r\n-".repeat(MEGABYTE / 3)}`],
  ];
  return uploads.map(([name, boundary, body]) => ({
    name: `POST ${path}: an upload with ${name}`,
    path,
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body,
  }));
}

/** Lazy route discovery. @param version of the built pages */
export function hostileDiscoveries(version: string): HostileRequest[] {
  const ask = (paths: string[]) =>
    `/__manifest?version=${version}${paths.map((path) => `&p=${encodeURIComponent(path)}`).join("")}`;
  return [
    { name: "/__manifest about 3,700 parts", path: `/__manifest?version=${version}&p=${"/a".repeat(3700)}` },
    { name: "/__manifest about 800 paths", path: ask(Array(800).fill("/a")) },
    {
      name: "/__manifest about as many paths as are allowed",
      path: ask(Array.from({ length: 100 }, (_, i) => `/a/b/c/d/e/f/g/${i}`)),
    },
  ];
}

/** `fetch` would refuse a GET with a body. */
export function send(
  origin: string,
  { path, method = "GET", headers, body }: HostileRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const own = method === "POST" ? { origin } : {};
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request(origin + path, { method, headers: { ...own, ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
