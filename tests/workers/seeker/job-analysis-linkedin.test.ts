import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { textOfHtml } from "../../../workers/adapters/job-sources/html-text";
import { createLinkedIn } from "../../../workers/adapters/job-sources/linkedin";
import { linkedInJobOf } from "../../../workers/domain/postings/linkedin-address";
import { type Env, parseEnv } from "../../../workers/env";
import { productionEnv } from "../../support/samples/production-env";

const settings = parseEnv(env as unknown as Env);
const linkedIn = createLinkedIn({ origin: settings.LINKEDIN_ORIGIN, site: settings.APP_ORIGIN });
const read = (id: string) => linkedIn.readLinkedIn(id);

test("a posting's public structured data becomes its title, company, place and words", async () => {
  expect(await read("4010000001")).toEqual({
    ok: true,
    posting: {
      title: "Backend Developer (m/f/d)",
      companyName: "Fjordpay & Partners",
      location: "Gothenburg, SE",
      employmentType: "full-time",
      description: `About the job

We move money between small shops and their suppliers. You will build the services behind it.

What we ask for
- At least 3 years of experience as a backend developer
- Python and PostgreSQL
- Docker or Kubernetes
- Good English

Nice to have
- Go
- Terraform & AWS`,
    },
  });
  expect(await read("4010000002")).toMatchObject({
    posting: { companyName: "Hôpital Saint-Rémy", employmentType: "part-time" },
  });
});

test("a redirect within LinkedIn's postings is followed, three times at most", async () => {
  const title = "Backend Developer (m/f/d)";
  for (const id of ["5000000001", "5000000002", "5000000003"])
    expect(await read(id)).toMatchObject({ ok: true, posting: { title } });
  expect(await read("5000000004")).toEqual({ ok: false, reason: "too many redirects" });
  expect(await read("5000000005")).toEqual({ ok: false, reason: "too many redirects" });
});

test("a login wall, another site, an error and a page that is none are unreadable, never made up", async () => {
  const reasons: Record<string, string> = {
    "5000000302": "redirect",
    "5000000303": "redirect",
    "5000000304": "redirect",
    "5000000200": "no posting",
    "5000000999": "status 999",
    "5000000500": "status 500",
    "4999999999": "status 404",
    "5000000010": "no posting",
    "5000000011": "no posting",
    "5000000012": "no posting",
    "5000000013": "no posting",
    "5000000015": "no page",
  };
  for (const [id, reason] of Object.entries(reasons))
    expect([id, await read(id)]).toEqual([id, { ok: false, reason }]);
});

test("structured data in a graph is found", async () => {
  expect(await read("5000000014")).toMatchObject({ posting: { title: "Data Analyst" } });
});

test("no more than two megabytes of a page are read", async () => {
  expect(await read("5000000020")).toEqual({ ok: false, reason: "no posting" });
  expect(await read("5000000021")).toMatchObject({ posting: { title: "Data Analyst" } });
});

test("who doesn't answer within five seconds, or stops halfway, is not waited for", async () => {
  const [silent, halfway] = await Promise.all([read("5000000030"), read("5000000031")]);
  expect(silent).toEqual({ ok: false, reason: "timeout" });
  expect(halfway).toEqual({ ok: false, reason: "timeout" });
});

test("entities, lists and paragraphs become plain words; scripts and styles don't", async () => {
  expect(
    await textOfHtml(
      "<p>Caf&eacute; &amp; B&auml;ckerei&#8211;S&#xF8;n &lt;5 &unknown;</p><style>p{}</style><ul><li><p>One</p></li><li></li><li>Two<br>lines</li></ul>\n\n  <b>Bold</b>\tword<noscript>no</noscript>",
    ),
  ).toBe("Café & Bäckerei–Søn <5 &unknown;\n- One\n- Two\nlines\n\nBold word");
  expect(await textOfHtml("only words")).toBe("only words");
  expect(await textOfHtml("")).toBe("");
});

test("only LinkedIn's own job addresses are taken, and the posting's number is found in them", () => {
  const id = "4010000001";
  for (const address of [
    `https://www.linkedin.com/jobs/view/${id}`,
    `https://www.linkedin.com/jobs/view/${id}/?refId=x#top`,
    `https://de.linkedin.com/jobs/view/backend-developer-at-fjordpay-${id}?position=1`,
    `https://linkedin.com/jobs/view/${id}`,
    ` www.linkedin.com/jobs/view/${id} `,
    `https://www.linkedin.com/jobs/collections/recommended/?currentJobId=${id}`,
    `https://www.linkedin.com/jobs/search/?currentJobId=${id}&keywords=python`,
  ])
    expect([address, linkedInJobOf(address)]).toEqual([address, { id }]);
  for (const address of [
    "https://www.linkedin.com/jobs/",
    "https://www.linkedin.com/jobs/search/?currentJobId=12x",
    "https://www.linkedin.com/jobs/view/backend-developer",
  ])
    expect([address, linkedInJobOf(address)]).toEqual([address, { id: null }]);
  for (const address of [
    "",
    "backend developer",
    `http://www.linkedin.com/jobs/view/${id}`,
    `https://www.linkedin.com/in/mara`,
    `https://www.linkedin.com.example.com/jobs/view/${id}`,
    `https://evil-linkedin.com/jobs/view/${id}`,
    `https://example.com/jobs/view/${id}?www.linkedin.com/jobs/`,
    `https://user:word@www.linkedin.com/jobs/view/${id}`,
    `https://www.linkedin.com:8443/jobs/view/${id}`,
    `https://www.linkedin.com@example.com/jobs/view/${id}`,
    `javascript:alert(1)//linkedin.com/jobs/`,
    `https://www.linkedin.com/jobs/view/${id}?${"x".repeat(2000)}`,
  ])
    expect([address, linkedInJobOf(address)]).toEqual([address, null]);
});

test("a stand-in for LinkedIn can't be switched on anywhere but on this machine", () => {
  for (const origin of ["http://127.0.0.1:9999", "http://linkedin.example", "https://localhost"])
    expect(() => parseEnv({ ...productionEnv, LINKEDIN_ORIGIN: origin })).toThrow("LINKEDIN_ORIGIN");
  expect(parseEnv({ ...productionEnv, LINKEDIN_ORIGIN: undefined }).LINKEDIN_ORIGIN).toBe(
    "https://www.linkedin.com",
  );
});
