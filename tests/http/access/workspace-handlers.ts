import type { Handler, ObjectName } from "./matrix";

const page = (name: string, path: string, object?: ObjectName): Handler => ({
  route: `routes/${name}`,
  method: "GET",
  path,
  rule: "seekerPage",
  ...(object ? { object } : {}),
});

const post = (handler: Handler): Handler => ({ ...handler, method: "POST", changes: true });

/** A page about one thing whose form changes it. */
const form = (
  name: string,
  path: string,
  object: ObjectName,
  fields: Record<string, string> = {},
): Handler[] => {
  const handler = page(name, path, object);
  return [handler, { ...post(handler), fields }];
};

const endpoint = (method: "GET" | "POST", route: string, path: string, object?: ObjectName): Handler => ({
  route: `${method} ${route}`,
  method,
  path,
  rule: "seekerApi",
  ...(object ? { object } : {}),
});

/** The job seeker's workspace: pages, endpoints, and what programs call. */
export const workspaceHandlers: Handler[] = [
  page("seeker/resumes/resumes", "/my-resumes"),
  post(page("seeker/resumes/resumes", "/my-resumes")),
  ...form("seeker/resumes/rename", "/my-resumes/{resume}/rename", "resume", { name: "New name" }),
  ...form("seeker/resumes/delete", "/my-resumes/{resume}/delete", "resume"),
  ...form("seeker/resumes/analysis", "/resume-analysis/{resume}", "resume"),
  page("seeker/matches/new", "/new-analysis"),
  { ...page("seeker/matches/new", "/new-analysis"), method: "POST" },
  ...form("seeker/matches/match", "/analysis/{match}", "match"),
  ...form("seeker/matches/requirements", "/analysis/{match}/requirements", "match"),
  ...form("seeker/matches/share", "/analysis/{match}/share", "match"),
  ...form("seeker/matches/delete", "/analysis/{match}/delete", "match"),
  ...form("seeker/drafts/rewrite", "/analysis/{match}/rewrite", "match", {
    lines: '[{"look":"bullet","text":"Built payment services"}]',
  }),
  ...form("seeker/drafts/delete", "/analysis/{match}/rewrite/{draft}/delete", "draft"),
  endpoint("GET", "/api/drafts/:draftId/text", "/api/drafts/{draft}/text", "draft"),
  endpoint("GET", "/api/drafts/:draftId/json-resume", "/api/drafts/{draft}/json-resume", "draft"),
  ...form("seeker/history/delete", "/history/{match}/delete", "match"),
  page("seeker/history/history", "/history"),
  page("seeker/matches/compare", "/compare"),
  page("seeker/applications/applications", "/applications"),
  post(page("seeker/applications/applications", "/applications")),
  page("seeker/applications/new", "/applications/new"),
  post(page("seeker/applications/new", "/applications/new")),
  ...form("seeker/applications/application", "/applications/{application}", "application", {
    intent: "delete",
  }),
  endpoint("GET", "/api/applications.csv", "/api/applications.csv"),
  { ...page("public/shared-match", "/shared/{share}", "share"), rule: "public" },
  endpoint("GET", "/api/resumes", "/api/resumes"),
  endpoint("POST", "/api/resumes", "/api/resumes"),
  endpoint("GET", "/api/credits", "/api/credits"),
  endpoint("GET", "/api/resumes/:resumeId", "/api/resumes/{resume}", "resume"),
  endpoint("GET", "/api/resumes/:resumeId/live", "/api/resumes/{resume}/live", "resume"),
  endpoint("GET", "/api/resumes/:resumeId/json-resume", "/api/resumes/{resume}/json-resume", "resume"),
  endpoint("GET", "/api/resumes/:resumeId/file", "/api/resumes/{resume}/file", "resume"),
  endpoint("GET", "/api/resumes/:resumeId/address", "/api/resumes/{resume}/address", "resume"),
  // The signature is the key: without one the address answers nobody.
  { ...endpoint("GET", "/files/resumes/:resumeId", "/files/resumes/x"), rule: "public" },
  endpoint("GET", "/api/analyses.csv", "/api/analyses.csv"),
  endpoint("GET", "/api/analyses.json", "/api/analyses.json"),
  { ...endpoint("POST", "/cv/analyze", "/cv/analyze"), byHandler: true },
  { ...endpoint("POST", "/job/analyze", "/job/analyze"), rule: "programApi", byHandler: true },
  { ...endpoint("POST", "/job/search", "/job/search"), rule: "programApi", byHandler: true },
];
