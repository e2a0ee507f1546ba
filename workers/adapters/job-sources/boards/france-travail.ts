import * as z from "zod";
import type { Pay } from "../port";
import { type Ask, BoardUnknown } from "./bounded-get";
import {
  employmentOf,
  itemsOf,
  json,
  payOf,
  placesOf,
  plain,
  type SourceKeys,
  shaped,
  timeOf,
  type Vendor,
  words,
  yes,
} from "./vendor";

const TOKEN_HOST = "entreprise.francetravail.fr";
const TOKEN_PATH = "/connexion/oauth2/access_token?realm=%2Fpartenaire";
const HOST = "api.francetravail.io";
const PAGE = 150;
/** The pages of one read have to fit into its bytes: an offer has about 4 kB. */
const MAX_PAGES = 10;
const FIRST_MILLISECONDS = 3 * 60 * 60 * 1000;
const SHORTEST_WINDOW = 60_000;

const access = z.object({ access_token: z.string().min(1) });
const found = z.object({ resultats: z.array(z.unknown()) });
const window = z.object({ until: z.string(), isPartial: z.boolean() });

const offer = z.object({
  id: z.string(),
  intitule: z.string(),
  description: z.string(),
  dateCreation: words,
  lieuTravail: z.object({ libelle: words }).nullish().catch(null),
  entreprise: z.object({ nom: words }).nullish().catch(null),
  typeContrat: words,
  dureeTravailLibelleConverti: words,
  alternance: yes,
  salaire: z.object({ libelle: words }).nullish().catch(null),
  origineOffre: z.object({ urlOrigine: words }).nullish().catch(null),
});

/**
 * Offers made since the last read. A window of time with more than one read may take is halved.
 * https://francetravail.io/data/api/offres-emploi
 */
export const franceTravail: Vendor = {
  token: /^france$/,
  isFeed: true,
  async load({ lastModified, since }, _, { ask, keys }) {
    const authorization = await authorizationOf(keys.franceTravail, ask);
    const now = Date.now();
    const from = timeOf(lastModified) ?? since ?? now - FIRST_MILLISECONDS;
    let until = now;
    const offersAt = async (start: number) => {
      const range = `${start}-${start + PAGE - 1}`;
      const path = `/partenaire/offresdemploi/v2/offres/search?sort=1&range=${range}&minCreationDate=${second(from)}&maxCreationDate=${second(until)}`;
      const { text, headers } = await ask(HOST, path, { authorization });
      const total = Number(/\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1] ?? 0);
      return { total, offers: text ? shaped(found, json(text)).resultats : [] };
    };
    let first = await offersAt(0);
    while (first.total > MAX_PAGES * PAGE && until - from > SHORTEST_WINDOW) {
      until = from + Math.floor((until - from) / 2);
      first = await offersAt(0);
    }
    const offers = [...first.offers];
    while (offers.length > 0 && offers.length % PAGE === 0 && offers.length < MAX_PAGES * PAGE) {
      const more = await offersAt(offers.length);
      if (more.offers.length === 0) break;
      offers.push(...more.offers);
    }
    return [{ until: second(until), isPartial: until < now }, ...offers];
  },
  async parse([read, ...offers]) {
    const { until, isPartial } = shaped(window, read);
    const { items } = await itemsOf(offers, {
      id: "id",
      schema: offer,
      read: async (one) => ({
        sourceId: one.id,
        title: plain(one.intitule),
        company: plain(one.entreprise?.nom) || null,
        places: placesOf(one.lieuTravail?.libelle?.replace(/^\d[\dAB]{1,2} - /, "")),
        country: "FR",
        isRemote: null,
        employment: employmentOf(
          one.alternance ? "alternance" : null,
          one.dureeTravailLibelleConverti,
          one.typeContrat,
        ),
        pay: payOfWords(one.salaire?.libelle),
        text: one.description.trim(),
        url:
          one.origineOffre?.urlOrigine ??
          `https://candidat.francetravail.fr/offres/recherche/detail/${encodeURIComponent(one.id)}`,
        postedAt: timeOf(one.dateCreation),
      }),
    });
    return { items, isComplete: false, isPartial, readUntil: until };
  },
};

/** As its dates are written. */
function second(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

async function authorizationOf({ id, secret }: SourceKeys["franceTravail"], ask: Ask): Promise<string> {
  if (!id || !secret) throw new BoardUnknown("FRANCE_TRAVAIL_CLIENT_ID or _SECRET is not set");
  const form = {
    grant_type: "client_credentials",
    client_id: id,
    client_secret: secret,
    scope: "api_offresdemploiv2 o2dsoffre",
  };
  const { text } = await ask(TOKEN_HOST, TOKEN_PATH, { form });
  return `Bearer ${shaped(access, json(text)).access_token}`;
}

/** "Annuel de 40000.0 Euros à 45000.0 Euros", "Horaire de 12.02 Euros" */
function payOfWords(said: string | null | undefined): Pay | null {
  const [min, max] = [...(said ?? "").matchAll(/(\d+(?:[.,]\d+)?) ?Euros/g)].map(([, amount = ""]) =>
    amount.replace(",", "."),
  );
  return payOf({ min, max, currency: "EUR", period: /^\p{L}+/u.exec(said ?? "")?.[0] });
}
