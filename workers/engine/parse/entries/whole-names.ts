import type { Experience } from "../../types";
import { placeStrength } from "../contact/places";
import { wordKey } from "../fold";
import { findSkillsInLine } from "../skills/find-in-line";
import { isSubjectWord } from "../words/subjects";
import type { Roles } from "./assign-roles";
import { likenessOf } from "./likeness";
import type { Segment } from "./segments";

/** A bracket that the end of a line or a colon left open, and one whose beginning it cut off. */
const LEFT_OPEN = /[\s,–-]*(?:\((?![^(]*\))|\[(?![^[]*\])).*$/u;
const LEFT_SHUT = /^[^([]*[^([\s](?=\s*[)\]]\s*$)/u;
const GOES_ON = /[\s,]+(?:at|with|for)$/u;
const SHORTEST = 3;

function trimmed(segment: Segment): Segment {
  const shut = LEFT_SHUT.exec(segment.text)?.[0] ?? segment.text;
  const text = shut.replace(LEFT_OPEN, "").replace(GOES_ON, "");
  return text.length < SHORTEST ? segment : { ...segment, text, end: segment.start + text.length };
}

/** "Hill House by our investors and clients": nobody's name speaks of "our" or "their". */
const OF_A_SENTENCE = /\s(?:by|of|for|to|with|from|in|at|and) (?:our|my|his|her|their|your)\s/u;

const LEGAL_FORM = /^(?:Ltd|Limited|LLC|Inc|GmbH|PLC|LLP|Pvt)(?!\p{L})/u;

/** "Austin, Texas, Account Manager": the place in front of a post. */
function withoutPlace(roles: Roles): Roles {
  const { title } = roles;
  const [lead] = /^.+,\s*/u.exec(title?.text ?? "") ?? [];
  if (!title || !lead) return roles;
  const at = lead.replace(/,\s*$/u, "").length;
  const post = title.text.slice(lead.length);
  if (
    placeStrength(lead.slice(0, at)) < 2 ||
    likenessOf(post).title < 1 ||
    placeStrength(post.split(" ", 1)[0]!) >= 2
  )
    return roles;
  const place = { ...title, end: title.start + at, text: lead.slice(0, at), place: true };
  return {
    ...roles,
    title: { ...title, start: title.start + lead.length, text: post },
    place: roles.place ?? place,
  };
}

const TITLE_WORDS = 6;
const LEAST_TITLE = 0.4;
const NAME = /^(?:\(?[\p{Lu}\d][\p{L}\d.&'’-]*\)?(?: (?:&|of|and|de) |[ ]|$)){1,4}$/u;

export function namesNoPost(text: string): boolean {
  return likenessOf(text.split(" ", TITLE_WORDS).join(" ")).title < LEAST_TITLE;
}

/** "Nestlé" where other jobs have their post: a name without a word of posts, subjects or skills is the employer's. */
function isEmployerAlone({ text }: Segment): boolean {
  return (
    namesNoPost(text) &&
    NAME.test(text) &&
    !wordKey(text).split(" ").some(isSubjectWord) &&
    findSkillsInLine(text).length === 0
  );
}

const LAST_STOP = /(?:\p{L}{6}|\p{Lu}{2})\.$/u;

function withoutStop(place: Segment): Segment {
  if (!LAST_STOP.test(place.text)) return place;
  return { ...place, text: place.text.slice(0, -1), end: place.end - 1 };
}

/** An entry's names without what the end of a line cut off; none for pieces of a sentence or of another name. */
export function withWholeNames(roles: Roles, kind: Experience["kind"]): Roles {
  const { place, ...others } = withoutPlace(roles);
  const named = { ...others, place: place && withoutStop(place) };
  const title = named.title && !LEGAL_FORM.test(named.title.text) ? trimmed(named.title) : null;
  const company = named.company && !OF_A_SENTENCE.test(named.company.text) ? trimmed(named.company) : null;
  const isEmployer = kind === "job" && title !== null && named.company === null && isEmployerAlone(title);
  return isEmployer ? { ...named, title: null, company: title } : { ...named, title, company };
}

const NAME_AND_TOWN = /^(.{3,}),\s+(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+)?)$/u;

function townBehind({ company, place }: Roles): string | null {
  const [, , town = ""] = (company && !place && NAME_AND_TOWN.exec(company.text)) || [];
  return town !== "" && likenessOf(town).company <= 0.5 && likenessOf(town).title < 1 ? town : null;
}

/** "Strandhotel Lindholm, Flensburg": an unlisted town is a place where other entries have one behind the employer. */
export function cutPlaces(roles: Roles[]): void {
  const placed = roles.filter(({ company, place }) => company && place && company.line === place.line).length;
  const towns = roles.map(townBehind);
  const named = placed + (roles.every(({ title }) => title) ? towns.filter(Boolean).length : 0);
  for (const [at, role] of roles.entries()) {
    const [{ company }, town] = [role, towns[at]];
    const isUsual = placed >= Math.max(1, (roles.length - 1) / 2) || named >= Math.max(3, roles.length - 1);
    if (!company || !town || !isUsual) continue;
    role.place = { ...company, start: company.end - town.length, text: town, place: true };
    const text = company.text.slice(0, company.text.lastIndexOf(","));
    role.company = { ...company, end: company.start + text.length, text };
  }
}
