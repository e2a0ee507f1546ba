import { demoBoards } from "../../../db/seed/job-boards";
import type { Trade } from "./trade";
import { business } from "./trades/business";
import { health } from "./trades/health";
import { technology } from "./trades/technology";
import { trades as crafts } from "./trades/trades";

/** A posting before it is put into a vendor's format. */
export type FakeJob = {
  id: string;
  title: string;
  company: string;
  city: string;
  country: string;
  isRemote: boolean;
  employment: "full-time" | "part-time" | "contract";
  pay: { min: number; max: number; currency: string } | null;
  intro: string;
  duties: string[];
  musts: string[];
  nices: string[];
  postedAt: string;
  /** once its employer has stopped it */
  closedAt?: string;
};

export type FakeBoard = { source: string; token: string; company: string; jobs: FakeJob[] };

type Employer = { source: string; token: string; company?: string | undefined } & Work;
/** Half of an employer's jobs are where it has its home. */
type Work = { trades: Trade[]; does: string; home?: [string, string] };

/** What the demo's employers look for; every vendor has some. */
const work: Record<string, Work> = {
  fjordpay: {
    home: ["Gothenburg", "SE"],
    trades: technology,
    does: "move money between small shops and their suppliers",
  },
  havenstad: {
    home: ["Rotterdam", "NL"],
    trades: [...technology.slice(2, 5), ...business],
    does: "bring heat from the sea into homes",
  },
  kornblume: {
    home: ["Hamburg", "DE"],
    trades: [...business, ...crafts.slice(2, 4)],
    does: "sell household goods in nine countries",
  },
  "rive-gauche-sante": { home: ["Lyon", "FR"], trades: health, does: "run eleven clinics and homes" },
  lumenwerk: {
    home: ["Berlin", "DE"],
    trades: [...technology, ...crafts.slice(0, 2)],
    does: "build lamps that last thirty years",
  },
  "oakfield-partners": {
    home: ["London", "GB"],
    trades: business,
    does: "look after the books of small firms",
  },
  grachtenhuis: {
    home: ["Amsterdam", "NL"],
    trades: [...crafts.slice(4, 5), ...business.slice(3, 6), ...health.slice(3)],
    does: "run hotels in old canal houses",
  },
  noorderlicht: { home: ["Rotterdam", "NL"], trades: health, does: "care for people at home" },
  sternbau: {
    home: ["Vienna", "AT"],
    trades: [...crafts, ...business.slice(6, 7)],
    does: "build schools and stations",
  },
  MeridianFreight: {
    home: ["Antwerp", "BE"],
    trades: [...crafts.slice(1, 4), ...business.slice(3, 7)],
    does: "move goods by rail and road",
  },
  all: { trades: [...technology, ...crafts, ...health], does: "work for people in the region" },
  norway: { trades: [...health, ...technology.slice(0, 3)], does: "work for people in the region" },
  france: { trades: [...business, ...crafts.slice(0, 3)], does: "work for people in the region" },
  sweden: { trades: [...health, ...crafts, ...business], does: "work for people in the region" },
};

const PLACES: [string, string][] = [
  ["Berlin", "DE"],
  ["Munich", "DE"],
  ["Hamburg", "DE"],
  ["London", "GB"],
  ["Manchester", "GB"],
  ["Belfast", "GB"],
  ["Amsterdam", "NL"],
  ["Rotterdam", "NL"],
  ["Gothenburg", "SE"],
  ["Stockholm", "SE"],
  ["Lyon", "FR"],
  ["Paris", "FR"],
  ["Antwerp", "BE"],
  ["Aarhus", "DK"],
  ["Copenhagen", "DK"],
  ["Bergen", "NO"],
  ["Athens", "GR"],
  ["Madrid", "ES"],
  ["Seville", "ES"],
  ["Dublin", "IE"],
  ["Vienna", "AT"],
  ["Berne", "CH"],
  ["Warsaw", "PL"],
  ["Milan", "IT"],
];

const CURRENCY: Record<string, string> = { GB: "GBP", SE: "SEK", DK: "DKK", NO: "NOK", CH: "CHF", PL: "PLN" };
const RATE: Record<string, number> = { SEK: 11, DKK: 7, NOK: 11, PLN: 4 };
const REGIONAL: Record<string, { country: string; cities: string[] }> = {
  jobtech: { country: "SE", cities: ["Gothenburg", "Stockholm", "Malmö", "Uppsala"] },
  arbeitnow: { country: "DE", cities: ["Berlin", "Munich", "Hamburg", "Leipzig"] },
  nav: { country: "NO", cities: ["Oslo", "Bergen", "Trondheim", "Stavanger"] },
  "france-travail": { country: "FR", cities: ["Paris", "Lyon", "Lille", "Nantes"] },
};
const SMALL_FIRMS = [
  "Ahlgren & Dotter",
  "Birkenhof",
  "Cresta Werke",
  "Dalarö Kommun",
  "Elbe Logistik",
  "Fagervik",
];
const DAY = 24 * 60 * 60 * 1000;

/** So many postings for each trade of an employer. */
const EACH = 4;

function jobOf(employer: Employer, trade: Trade, n: number, now: number): FakeJob {
  const pick = <T>(list: T[], step = 1): T => list[(n * step + trade.key.length) % list.length] as T;
  const some = (list: string[], count: number) =>
    list.map((_, at) => list[(at + n) % list.length] as string).slice(0, count);
  const regional = REGIONAL[employer.source];
  const [city, country] = regional
    ? [pick(regional.cities), regional.country]
    : employer.home && n % 2 === 0
      ? employer.home
      : pick(PLACES, 5);
  const company = employer.company || pick(SMALL_FIRMS);
  const currency = CURRENCY[country] ?? "EUR";
  const [low = 0, high = 0] = trade.pay.map((amount) => amount * 1000 * (RATE[currency] ?? 1));
  const years = 1 + (n % 5);
  return {
    id: `${employer.token}-${trade.key}-${n}`,
    title: trade.titles[(n + Math.floor(n / trade.titles.length)) % trade.titles.length] as string,
    company,
    city,
    country,
    isRemote: n % 6 === 5 && !["health", "trades"].includes(trade.key),
    employment: n % 7 === 3 ? "part-time" : n % 11 === 4 ? "contract" : "full-time",
    pay: n % 3 === 0 ? { min: low + n * 500, max: high, currency } : null,
    intro: `At ${company} we ${employer.does}. We are looking for someone to join our team in ${city}.`,
    duties: some(trade.does, 3),
    musts: [
      `At least ${years} ${years === 1 ? "year" : "years"} of experience as a ${(trade.titles[0] ?? "").toLowerCase()}`,
      ...some(trade.musts, 4),
    ],
    nices: some(trade.nices, 2),
    postedAt: new Date(now - ((n * 7 + trade.key.length) % 40) * DAY).toISOString(),
  };
}

export function fictionalBoards(now: number): FakeBoard[] {
  const employers = demoBoards.map((board) => ({ ...board, ...(work[board.token] as Work) }));
  return employers.map((employer, at) => ({
    source: employer.source,
    token: employer.token,
    company: employer.company ?? "",
    jobs: employer.trades.flatMap((trade, of) =>
      Array.from({ length: EACH }, (_, n) => jobOf(employer, trade, n * 3 + at + of, now)),
    ),
  }));
}
