import type { IncomingMessage, ServerResponse } from "node:http";
import { type FakePosting, postings } from "./linkedin-postings";
import type { StandIn } from "./stand-in";

/** LinkedIn's public pages of postings, with the structured data that they carry for search engines. */
export const linkedIn: StandIn = {
  paths: ["/jobs"],
  settings: (origin) => ({ LINKEDIN_ORIGIN: origin }),
  listen: (origin) => (request, response) => answer(request, response, origin),
};

type Reply = (response: ServerResponse, origin: string) => void;

/** Numbers that force what LinkedIn does to visitors now and then, or what a broken page would do. */
const TWISTS: Record<string, Reply> = {
  "5000000999": (response) => send(response, 999, "<script>location = '/authwall'</script>"),
  "5000000302": (response, origin) => redirect(response, `${origin}/authwall?sessionRedirect=x`),
  "5000000200": (response) =>
    send(response, 200, "<title>Sign in to LinkedIn</title><form action='/uas/login'></form>"),
  "5000000303": (response) => redirect(response, "https://example.com/jobs/view/4010000001"),
  "5000000304": (response, origin) =>
    redirect(response, `${origin.replace("127.0.0.1", "localhost")}/jobs/view/4010000001`),
  "5000000001": (response) => redirect(response, "/jobs/view/backend-developer-at-fjordpay-4010000001"),
  "5000000002": (response) => redirect(response, "/jobs/view/5000000001"),
  "5000000003": (response) => redirect(response, "/jobs/view/5000000002"),
  "5000000004": (response) => redirect(response, "/jobs/view/5000000003"),
  "5000000005": (response) => redirect(response, "/jobs/view/5000000005"),
  "5000000010": (response) =>
    send(response, 200, page('{"@type":"JobPosting","title":"Backend Developer","descr')),
  "5000000011": (response) =>
    send(response, 200, page(JSON.stringify({ "@type": "JobPosting", title: " ", description: "" }))),
  "5000000012": (response) => send(response, 200, page(JSON.stringify({ "@type": "Organization" }))),
  "5000000013": (response) =>
    send(response, 200, page(JSON.stringify([7, null, { "@graph": [structured(postings["4010000003"])] }]))),
  "5000000014": (response) =>
    send(
      response,
      200,
      page(JSON.stringify({ "@graph": [{ "@type": "WebPage" }, structured(postings["4010000003"])] })),
    ),
  "5000000015": (response) =>
    response
      .writeHead(200, { "content-type": "application/pdf" })
      .end(page(JSON.stringify(structured(postings["4010000003"])))),
  "5000000020": huge,
  "5000000021": (response) =>
    send(
      response,
      200,
      `${page(JSON.stringify(structured(postings["4010000003"])))}${"<p>More</p>".repeat(400_000)}`,
    ),
  "5000000030": () => {},
  "5000000031": (response) => response.writeHead(200, { "content-type": "text/html" }).write("<html>"),
  "5000000500": (response) => send(response, 500, "<h1>Trouble</h1>"),
};

function answer(request: IncomingMessage, response: ServerResponse, origin: string) {
  const { pathname } = new URL(request.url ?? "/", origin);
  const id = /^\/jobs\/view\/(?:[\w%-]*-)?(\d+)\/?$/.exec(pathname)?.[1] ?? "";
  const twist = TWISTS[id];
  if (twist) return twist(response, origin);
  const posting = postings[id];
  if (!posting) return send(response, 404, "<title>Page not found | LinkedIn</title>");
  send(response, 200, page(JSON.stringify(structured(posting))));
}

/** schema.org's JobPosting as in LinkedIn's pages: the description's markup is written with entities. */
function structured(posting: FakePosting | undefined) {
  if (!posting) return null;
  return {
    "@context": "http://schema.org",
    "@type": "JobPosting",
    datePosted: "2026-11-02T08:15:00.000Z",
    description: posting.html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    employmentType: posting.employmentType,
    hiringOrganization: {
      "@type": "Organization",
      name: posting.company,
      sameAs: "https://www.linkedin.com/company/x",
    },
    identifier: { "@type": "PropertyValue", name: posting.company, value: 1 },
    industry: "Software Development",
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressCountry: posting.country,
        addressLocality: posting.city,
        addressRegion: null,
        streetAddress: null,
      },
    },
    skills: "",
    title: posting.title,
    validThrough: "2027-01-02T08:15:00.000Z",
  };
}

function page(json: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>hiring | LinkedIn</title>
<script type="application/ld+json">
${json.replaceAll("</", "<\\/")}
</script></head><body><main><h1>Job</h1><p>See who you know</p></main></body></html>`;
}

/** Goes on without an end until the reader has enough. */
function huge(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  const piece = `<p>${"x".repeat(64 * 1024)}</p>`;
  const pour = () => {
    while (!response.destroyed && response.write(piece));
    response.once("drain", pour);
  };
  pour();
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location }).end();
}

function send(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}
