import * as z from "zod";
import type { EmploymentType } from "../../../engine/types";
import { decodeEntities, textOfHtml } from "../html-text";
import type { BoardPosting, BoardRequest, Pay } from "../port";
import { type Ask, BoardUnknown, type Get } from "./bounded-get";

/** Of sources that give none without; undefined where the site has none. */
export type SourceKeys = {
  nav: string | undefined;
  franceTravail: { id: string | undefined; secret: string | undefined };
};

export type WithKeys = { ask: Ask; keys: SourceKeys };

export type Listing = {
  /** `posting` is null where it stands on the board and its words weren't read */
  items: { sourceId: string; posting: BoardPosting | null }[];
  removed?: string[];
  isComplete: boolean;
  /** some texts are still to be fetched */
  isPartial?: boolean;
  /** where the next read of a feed goes on: it gets it as `lastModified` */
  readUntil?: string;
};

export type Vendor = {
  token: RegExp;
  /** a whole country's: whatever its address answers, its employers are still there */
  isFeed?: true;
  /** the pages of a board, as data */
  load: (board: BoardRequest, get: Get, withKeys: WithKeys) => Promise<unknown[]>;
  /** the one posting that an address names, as a page of a board; left out for feeds, which have no addresses */
  loadOne?: (one: { token: string; posting: string }, get: Get) => Promise<unknown[]>;
  parse: (pages: unknown[], board: BoardRequest, get: Get, withKeys: WithKeys) => Promise<Listing>;
};

/** Part of a path, or of a host's name. */
export const PATH_TOKEN = /^(?!\.+$)[A-Za-z0-9._-]{1,100}$/;
export const HOST_TOKEN = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BoardUnknown("no JSON");
  }
}

/** @throws BoardUnknown where the whole isn't what the source publishes */
export function shaped<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (!read.success) throw new BoardUnknown("another shape");
  return read.data;
}

const anyId = z.union([z.string().min(1), z.number().int()]).transform(String);

/** Each by itself: one that can't be read stays on the board, and keeps none of the others out. */
export async function itemsOf<T>(
  rows: unknown[],
  { id, schema, read }: { id: string; schema: z.ZodType<T>; read: (row: T) => Promise<BoardPosting | null> },
): Promise<Pick<Listing, "items" | "isComplete">> {
  const items: Listing["items"] = [];
  let isComplete = true;
  for (const row of rows) {
    const sourceId = anyId.safeParse((row as Record<string, unknown> | null)?.[id]);
    if (!sourceId.success || sourceId.data.length > 200) {
      isComplete = false;
      continue;
    }
    const known = schema.safeParse(row);
    items.push({ sourceId: sourceId.data, posting: known.success ? await read(known.data) : null });
  }
  return { items, isComplete };
}

/** Words of a field that a source may leave out or fill with something else. */
export const words = z.string().trim().nullish().catch(null);
export const yes = z.boolean().nullish().catch(null);
export const figure = z.number().finite().nullish().catch(null);
export const optionalList = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(null);

export function placesOf(...places: (string | null | undefined)[]): string[] {
  return [...new Set(places.map((place) => plain(place)).filter(Boolean))];
}

export function plain(text: string | null | undefined): string {
  return decodeEntities(text ?? "")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Markup, also where it is written with entities once more. */
export async function markup(...parts: (string | null | undefined)[]): Promise<string> {
  const texts: string[] = [];
  for (const part of parts) {
    if (!part?.trim()) continue;
    texts.push(await textOfHtml(/<\/?[a-z]/i.test(part) ? part : decodeEntities(part)));
  }
  return texts.filter(Boolean).join("\n\n");
}

const EMPLOYMENT: [RegExp, EmploymentType][] = [
  [/intern|praktik|trainee|apprentice|stage\b|lærling|alternance/i, "internship"],
  [/part.?time|teilzeit|deltid|temps partiel/i, "part-time"],
  [
    /contract|temporary|freelance|fixed.?term|befristet|visstid|vikariat|engasjement|sesong|\b(?:cdd|mis|sai)\b/i,
    "contract",
  ],
  [/full.?time|vollzeit|heltid|permanent|temps plein|regular/i, "full-time"],
];

export function employmentOf(...said: (string | null | undefined)[]): EmploymentType | null {
  const text = said.filter(Boolean).join(" ");
  return EMPLOYMENT.find(([words]) => words.test(text))?.[1] ?? null;
}

const PERIODS: [RegExp, Pay["period"]][] = [
  [/hour|horaire/i, "hour"],
  [/day/i, "day"],
  [/week/i, "week"],
  [/month|mensuel/i, "month"],
  [/year|annual|annuel/i, "year"],
];

type SaidPay = { min?: unknown; max?: unknown; currency?: unknown; period?: string | null | undefined };

/** Null unless amount, currency and period are all said. */
export function payOf({ min, max, currency, period }: SaidPay): Pay | null {
  const amount = (value: unknown) => {
    const number = typeof value === "string" ? Number(value) : value;
    return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null;
  };
  const per = PERIODS.find(([words]) => words.test(period ?? ""))?.[1];
  const [low, high] = [amount(min), amount(max)];
  if (!per || (low === null && high === null) || !/^[A-Z]{3}$/.test(String(currency))) return null;
  return { min: low, max: high, currency: String(currency), period: per };
}

export function timeOf(said: string | number | null | undefined): number | null {
  const time = typeof said === "number" ? said : Date.parse(said ?? "");
  return Number.isFinite(time) && time > 0 ? time : null;
}
