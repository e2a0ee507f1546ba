import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandIn } from "../stand-in";
import { type FakeBoard, type FakeJob, fictionalBoards } from "./fictional-jobs";
import {
  arbeitnowJob,
  ashbyJob,
  greenhouseJob,
  jobTechAd,
  leverPosting,
  numberOf,
  personioPosition,
  recruiteeOffer,
  smartRecruitersDetail,
  smartRecruitersPosting,
} from "./formats";
import { answerNational, type Boards, FRANCE_TRAVAIL_KEYS, isNational, NAV_KEY } from "./national-services";

/** Boards of job postings, each under the host that it has on the internet: "/job-boards/api.lever.co/v0/postings/x". */
export const jobBoards: StandIn = {
  paths: ["/job-boards"],
  settings: (origin) => ({
    JOB_BOARDS_ORIGIN: origin,
    NAV_TOKEN: NAV_KEY,
    FRANCE_TRAVAIL_CLIENT_ID: FRANCE_TRAVAIL_KEYS.id,
    FRANCE_TRAVAIL_CLIENT_SECRET: FRANCE_TRAVAIL_KEYS.secret,
  }),
  listen: () => {
    const boards = new Map(
      fictionalBoards(Date.now()).map((board) => [`${board.source}/${board.token}`, board]),
    );
    return (request, response) => void answer(request, response, boards);
  },
};

type Asked = { source: string; token: string; id?: string | undefined };

const ROUTES: [RegExp, string][] = [
  [/^\/boards-api\.greenhouse\.io\/v1\/boards\/(?<token>[^/]+)\/jobs(?:\/(?<id>\d+))?$/, "greenhouse"],
  [/^\/api\.lever\.co\/v0\/postings\/(?<token>[^/]+)(?:\/(?<id>[^/]+))?$/, "lever"],
  [/^\/api\.eu\.lever\.co\/v0\/postings\/(?<token>[^/]+)(?:\/(?<id>[^/]+))?$/, "lever-eu"],
  [/^\/api\.ashbyhq\.com\/posting-api\/job-board\/(?<token>[^/]+)$/, "ashby"],
  [/^\/(?<token>[a-z0-9-]+)\.recruitee\.com\/api\/offers\/$/, "recruitee"],
  [/^\/(?<token>[a-z0-9-]+)\.jobs\.personio\.de\/xml$/, "personio"],
  [
    /^\/api\.smartrecruiters\.com\/v1\/companies\/(?<token>[^/]+)\/postings(?:\/(?<id>[^/]+))?$/,
    "smartrecruiters",
  ],
  [/^\/jobstream\.api\.jobtechdev\.se\/v2\/stream$/, "jobtech"],
  [/^\/www\.arbeitnow\.com\/api\/job-board-api$/, "arbeitnow"],
];

const ONLY: Record<string, string> = { jobtech: "sweden", arbeitnow: "all" };

function askedFor(path: string): Asked | null {
  for (const [pattern, source] of ROUTES) {
    const groups = pattern.exec(path)?.groups;
    if (pattern.test(path)) return { source, token: groups?.token ?? ONLY[source] ?? "", id: groups?.id };
  }
  return null;
}

async function answer(request: IncomingMessage, response: ServerResponse, boards: Boards) {
  const url = new URL(request.url ?? "/", "http://boards");
  const path = url.pathname.slice("/job-boards".length);
  // Tests make boards of their own, and change them as employers do.
  if (request.method === "PUT") {
    let body = "";
    for await (const piece of request) body += piece;
    boards.set(path.slice(1), JSON.parse(body) as FakeBoard);
    return response.writeHead(204).end();
  }
  if (isNational(path)) return answerNational(request, response, { path, query: url.searchParams, boards });
  const asked = askedFor(path);
  if (!asked) return response.writeHead(404).end();
  const twist = TWISTS[asked.token];
  if (twist) return twist(response);
  const board = boards.get(`${asked.source}/${asked.token}`);
  // These two answer for companies that they don't know, too.
  const isSilent = asked.source === "ashby" || asked.source === "smartrecruiters";
  if (!board && !isSilent) return response.writeHead(404).end('{"error":"not found"}');
  const { type, body } = render(
    { ...asked, board: board ?? { ...asked, company: "", jobs: [] } },
    url.searchParams,
  );
  if (body === null) return response.writeHead(404).end();
  const etag = `W/"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`;
  if (request.headers["if-none-match"] === etag) return response.writeHead(304, { etag }).end();
  response.writeHead(200, { "content-type": type, ...(WITH_ETAG.has(asked.source) && { etag }) }).end(body);
}

const WITH_ETAG = new Set(["greenhouse", "ashby", "personio"]);

function render({ source, token, id, board }: Asked & { board: FakeBoard }, query: URLSearchParams) {
  const { jobs } = board;
  const data = (value: unknown) => ({ type: "application/json; charset=utf-8", body: JSON.stringify(value) });
  const one = (job: FakeJob | undefined, written: (job: FakeJob) => unknown) =>
    job ? data(written(job)) : { type: "", body: null };
  const from = (name: string) => Number(query.get(name) ?? 0);
  switch (source) {
    case "greenhouse":
      if (id)
        return one(
          jobs.find((job) => String(numberOf(job)) === id),
          (job) => greenhouseJob(job, token),
        );
      return data({ jobs: jobs.map((job) => greenhouseJob(job, token)), meta: { total: jobs.length } });
    case "lever":
    case "lever-eu":
      if (id)
        return one(
          jobs.find((job) => job.id === id),
          (job) => leverPosting(job, token),
        );
      return data(
        jobs
          .slice(from("skip"), from("skip") + Number(query.get("limit")))
          .map((job) => leverPosting(job, token)),
      );
    case "ashby":
      return data({ apiVersion: "1", jobs: jobs.map((job) => ashbyJob(job, token)) });
    case "recruitee":
      return data({ offers: jobs.map((job) => recruiteeOffer(job, token)) });
    case "personio":
      return {
        type: "application/xml",
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${jobs.map(personioPosition).join("")}</workzag-jobs>`,
      };
    case "smartrecruiters": {
      if (id)
        return one(
          jobs.find((job) => job.id === id),
          (job) => smartRecruitersDetail(job, token),
        );
      const [offset, limit] = [from("offset"), Number(query.get("limit"))];
      const content = jobs.slice(offset, offset + limit).map((job) => smartRecruitersPosting(job, token));
      return data({ offset, limit, totalFound: jobs.length, content });
    }
    case "jobtech":
      return data(jobs.map(jobTechAd));
    default: {
      const page = Number(query.get("page") ?? 1);
      const shown = jobs.slice((page - 1) * 100, page * 100);
      const next =
        page * 100 < jobs.length ? `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}` : null;
      return data({ data: shown.map(arbeitnowJob), links: { next }, meta: { current_page: page } });
    }
  }
}

export type { FakeBoard, FakeJob };

/** Boards by whose name something goes wrong. */
const TWISTS: Record<string, (response: ServerResponse) => void> = {
  "too-many": (response) => response.writeHead(429, { "retry-after": "120" }).end(),
  down: (response) => response.writeHead(503).end("<h1>Back soon</h1>"),
  forbidden: (response) => response.writeHead(403).end(),
  vanished: (response) => response.writeHead(410).end(),
  moved: (response) => response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end(),
  "not-json": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html>Hello</html>"),
  "other-shape": (response) => response.writeHead(200).end('{"positions":[]}'),
  half: (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"jobs":[{"id":1,"title":"Half a');
    setTimeout(() => response.destroy(), 50);
  },
  "half-sent": (response) => response.writeHead(200).end('{"jobs":[{"id":1,"title":"Half a'),
  huge: (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    let left = 320;
    const pour = () => {
      while (left > 0 && !response.destroyed && response.write(`"${"x".repeat(64 * 1024)}",`)) left -= 1;
      if (left > 0) response.once("drain", pour);
      else response.end();
    };
    response.write('{"jobs":[');
    pour();
  },
};
