import { expect, test } from "vitest";
import { endpointAddress } from "../../../workers/domain/programs/webhooks/endpoint-address";

const deps = { site: { origin: "https://plumbline.example" }, webhooks: { standIn: null } };
const take = (url: string, standIn: string | null = null) =>
  endpointAddress({ ...deps, webhooks: { standIn } } as never, url);

test.each([
  "https://hooks.example.com/plumbline",
  "https://hooks.example.com:443/?key=1",
  "  https://büro.example.de/x ",
])("%s is taken", (url) => {
  expect(take(url)).toMatch(/^https:\/\//);
});

test.each([
  "http://hooks.example.com/",
  "https://hooks.example.com:8443/",
  "https://ada:secret@hooks.example.com/",
  "https://localhost/",
  "https://LOCALHOST./",
  "https://api.localhost/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://intranet/",
  "https://nas.home.arpa/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://0177.0.0.1/",
  "https://10.0.0.8/",
  "https://192.168.1.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://①②⑦.⓪.⓪.①/",
  "https://[::1]/",
  "https://[fe80::1]/",
  "https://[::ffff:10.0.0.8]/",
  "https://8.8.8.8/",
  "https://plumbline.example/api/v1/threads",
  "https://www.plumbline.example/",
  "ftp://hooks.example.com/",
  "javascript:alert(1)",
  "hooks.example.com",
  "",
  `https://hooks.example.com/${"x".repeat(500)}`,
])("%s is refused", (url) => {
  expect(() => take(url)).toThrow("address that begins with https://");
});

test("a stand-in on a developer's machine is taken where it is configured, and no other port beside it", () => {
  const standIn = "http://127.0.0.1:8788";
  expect(take(`${standIn}/webhook-receiver/a`, standIn)).toBe(`${standIn}/webhook-receiver/a`);
  expect(() => take("http://127.0.0.1:8787/", standIn)).toThrow();
  expect(() => take(`${standIn}/webhook-receiver/a`)).toThrow();
});
