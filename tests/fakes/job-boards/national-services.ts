import type { IncomingMessage, ServerResponse } from "node:http";
import type { FakeBoard, FakeJob } from "./fictional-jobs";
import { html, uuidOf } from "./formats";

export type Boards = Map<string, FakeBoard>;

/** Services that ask for a key, as they publish their formats: Norway's NAV and France Travail. */
export const NAV_KEY = "local-nav-key";
export const FRANCE_TRAVAIL_KEYS = { id: "local-france-id", secret: "local-france-secret" };
const TOKEN = "local-france-token";
/** The services give a thousand, and 150. */
const PAGE = 25;

type Asked = { path: string; query: URLSearchParams; boards: Boards };

const NAV = /^\/pam-stilling-feed\.nav\.no\/api\/v1\/(feed|feedentry)(?:\/([\da-f-]+))?$/;
const TOKENS = "/entreprise.francetravail.fr/connexion/oauth2/access_token";
const OFFERS = "/api.francetravail.io/partenaire/offresdemploi/v2/offres/search";

export function isNational(path: string): boolean {
  return NAV.test(path) || path === TOKENS || path === OFFERS;
}

export async function answerNational(request: IncomingMessage, response: ServerResponse, asked: Asked) {
  const { path, query, boards } = asked;
  if (path === TOKENS) return answerTokens(request, response, query);
  if (path === OFFERS)
    return answerOffers(request, response, { query, jobs: jobsOf(boards, "france-travail/france") });
  if (request.headers.authorization !== `Bearer ${NAV_KEY}`) return response.writeHead(401).end();
  const [, kind, id] = NAV.exec(path) ?? [];
  const jobs = jobsOf(boards, "nav/norway").sort((a, b) => changed(a) - changed(b));
  if (kind === "feedentry")
    return answerEntry(
      response,
      jobs.find((job) => uuidOf(job) === id),
    );
  const since = Date.parse(request.headers["if-modified-since"] ?? "");
  const pages = Array.from({ length: Math.ceil(jobs.length / PAGE) }, (_, at) =>
    jobs.slice(at * PAGE, (at + 1) * PAGE),
  );
  const at = id
    ? Number.parseInt(id, 16) - 1
    : pages.findIndex((page) => page.some((job) => changed(job) > (since || 0)));
  const page = pages[at];
  if (!page) return response.writeHead(404).end();
  const next = pages[at + 1] ? pageId(at + 1) : null;
  send(response, 200, {
    version: "1.0",
    title: "Stillingsfeeden fra arbeidsplassen.no",
    home_page_url: "https://arbeidsplassen.nav.no",
    feed_url: `/api/v1/feed/${pageId(at)}`,
    next_url: next && `/api/v1/feed/${next}`,
    id: pageId(at),
    next_id: next,
    items: page.map(feedItem),
  });
}

const jobsOf = (boards: Boards, name: string) => [...(boards.get(name)?.jobs ?? [])];
const changed = ({ postedAt, closedAt }: FakeJob) => Date.parse(closedAt ?? postedAt);
const pageId = (at: number) => `${(at + 1).toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;

function send(response: ServerResponse, status: number, data: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(data));
}

function feedItem(job: FakeJob) {
  const uuid = uuidOf(job);
  return {
    id: uuid,
    url: `/api/v1/feedentry/${uuid}`,
    title: job.closedAt ? "?" : job.title,
    content_text: "Stillingsannonse",
    date_modified: new Date(changed(job)).toISOString().replace("Z", "+00:00"),
    _feed_entry: {
      uuid,
      status: job.closedAt ? "INACTIVE" : "ACTIVE",
      title: job.title,
      businessName: job.company,
      municipal: job.city.toUpperCase(),
      sistEndret: new Date(changed(job)).toISOString(),
    },
  };
}

function answerEntry(response: ServerResponse, job: FakeJob | undefined) {
  if (!job) return response.writeHead(404).end();
  const uuid = uuidOf(job);
  send(response, 200, {
    uuid,
    sistEndret: new Date(changed(job)).toISOString(),
    status: job.closedAt ? "INACTIVE" : "ACTIVE",
    ad_content: {
      uuid,
      published: job.postedAt,
      expires: new Date(Date.parse(job.postedAt) + 60 * 24 * 60 * 60 * 1000).toISOString(),
      updated: job.postedAt,
      workLocations: [
        { country: "NORGE", address: null, city: job.city.toUpperCase(), municipal: job.city.toUpperCase() },
      ],
      contactList: [{ name: "Kari Eksempel", email: "kari@employer.example", phone: "22 55 01 02" }],
      title: job.title,
      description: html(job),
      sourceurl: "",
      source: "Stillingsregistrering",
      applicationUrl: "",
      occupationCategories: [],
      categoryList: [],
      jobtitle: job.title,
      link: `https://arbeidsplassen.nav.no/stillinger/stilling/${uuid}`,
      employer: { name: job.company, orgnr: "999999999", description: "", homepage: "" },
      engagementtype: job.employment === "contract" ? "Vikariat" : "Fast",
      extent: job.employment === "part-time" ? "Deltid" : "Heltid",
      starttime: "Snarest",
      positioncount: "1",
      sector: "Privat",
    },
  });
}

async function answerTokens(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
  let body = "";
  for await (const piece of request) body += piece;
  const form = new URLSearchParams(body);
  const isOurs =
    query.get("realm") === "/partenaire" &&
    form.get("grant_type") === "client_credentials" &&
    form.get("client_id") === FRANCE_TRAVAIL_KEYS.id &&
    form.get("client_secret") === FRANCE_TRAVAIL_KEYS.secret &&
    form.get("scope") === "api_offresdemploiv2 o2dsoffre";
  if (!isOurs) return send(response, 400, { error: "invalid_client" });
  send(response, 200, {
    access_token: TOKEN,
    token_type: "Bearer",
    expires_in: 1499,
    scope: form.get("scope"),
  });
}

function answerOffers(
  request: IncomingMessage,
  response: ServerResponse,
  { query, jobs }: { query: URLSearchParams; jobs: FakeJob[] },
) {
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return response.writeHead(401).end();
  const [from = Number.NaN, to = Number.NaN] = (query.get("range") ?? "").split("-").map(Number);
  if (!(to - from < 150 && to <= 3149))
    return send(response, 400, { message: "La plage de résultats est invalide" });
  const within = ({ postedAt }: FakeJob) =>
    Date.parse(postedAt) >= Date.parse(query.get("minCreationDate") ?? "") &&
    Date.parse(postedAt) <= Date.parse(query.get("maxCreationDate") ?? "");
  const all = jobs.filter(within).sort((a, b) => changed(b) - changed(a));
  const shown = all.slice(from, to + 1);
  if (shown.length === 0) return response.writeHead(204).end();
  const range = { "content-range": `offres ${from}-${from + shown.length - 1}/${all.length}` };
  send(response, shown.length < all.length ? 206 : 200, { resultats: shown.map(offer) }, range);
}

/** Seven digits and capitals, as the service's own: of seven hexadecimal ones two in 3,000 are the same now and then. */
function offerIdOf(job: FakeJob): string {
  const number = Number.parseInt(uuidOf(job).replaceAll("-", "").slice(0, 12), 16);
  return number.toString(36).toUpperCase().padStart(7, "0").slice(-7);
}

function offer(job: FakeJob) {
  const id = offerIdOf(job);
  const lines = (title: string, list: string[]) => `${title}\n${list.map((one) => `- ${one}`).join("\n")}`;
  return {
    id,
    intitule: job.title,
    description: [
      job.intro,
      lines("What you will do", job.duties),
      lines("Requirements", job.musts),
      lines("Nice to have", job.nices),
    ].join("\n\n"),
    dateCreation: job.postedAt,
    dateActualisation: job.postedAt,
    lieuTravail: { libelle: `75 - ${job.city}`, codePostal: "75001", commune: "75101" },
    entreprise: { nom: job.company, entrepriseAdaptee: false },
    typeContrat: job.employment === "contract" ? "CDD" : "CDI",
    typeContratLibelle: "",
    dureeTravailLibelleConverti: job.employment === "part-time" ? "Temps partiel" : "Temps plein",
    experienceExige: "E",
    alternance: false,
    salaire: job.pay ? { libelle: `Annuel de ${job.pay.min}.0 Euros à ${job.pay.max}.0 Euros` } : {},
    origineOffre: {
      origine: "1",
      urlOrigine: `https://candidat.francetravail.fr/offres/recherche/detail/${id}`,
    },
  };
}
