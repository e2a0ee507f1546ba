import { ALIGNMENT, SKILL_KINDS, type StoredSkills } from "../stored";
import { compileDeeds } from "./deeds";
import { compileOccupations } from "./occupations";
import { compileSkills } from "./skills";
import { compileTitles } from "./titles";
import { packTrie, type TrieDraft } from "./trie-draft";
import { compileWords } from "./words";
import { compileWorkWords } from "./work-words";

type Parts = Record<string, Uint8Array>;

const text = (value: string) => new TextEncoder().encode(value);
const json = (value: unknown) => text(JSON.stringify(value));

function numbers(values: number[], bytes: 1 | 2): Uint8Array {
  const least = values.some((value) => value < 0) ? -(2 ** (8 * bytes - 1)) : 0;
  const most = least < 0 ? -least - 1 : 2 ** (8 * bytes) - 1;
  const wrong = values.find((value) => value < least || value > most);
  if (wrong !== undefined) throw new Error(`${wrong} doesn't fit into ${bytes} bytes`);
  const packed = bytes === 1 ? new Uint8Array(values) : new Uint16Array(values);
  return new Uint8Array(packed.buffer);
}

function trieParts(name: string, trie: TrieDraft): Parts {
  const { words, firstChild, wordOf, value } = packTrie(trie);
  return {
    [`${name}.words`]: text(words.join("\n")),
    [`${name}.firstChild`]: numbers(firstChild, 2),
    [`${name}.wordLow`]: numbers(
      wordOf.map((word) => word & 255),
      1,
    ),
    [`${name}.wordHigh`]: numbers(
      wordOf.map((word) => word >> 8),
      1,
    ),
    [`${name}.value`]: numbers(value, 2),
  };
}

function listParts(name: string, lists: number[][]): Parts {
  const sizes = lists.map(({ length }) => length);
  return { [name]: numbers(lists.flat(), 2), [`${name}.sizes`]: numbers(sizes, 1) };
}

function skillParts({ names, kinds, fields, parents, neighbours }: StoredSkills): Parts {
  const fieldIds = [...new Set(fields)];
  const kindOf = kinds.map((kind) => SKILL_KINDS.indexOf(kind));
  const fieldOf = fields.map((field) => fieldIds.indexOf(field));
  return {
    "skills.names": text(names.join("\n")),
    "skills.kinds": numbers(kindOf, 1),
    "skills.fieldIds": text(fieldIds.join("\n")),
    "skills.fields": numbers(fieldOf, 1),
    ...listParts("skills.parents", parents),
    ...listParts("skills.neighbours", neighbours),
  };
}

/** Header length, header (JSON: where each part lies), parts. */
function pack(parts: Parts): ArrayBuffer {
  const aligned = (at: number) => Math.ceil(at / ALIGNMENT) * ALIGNMENT;
  const entries = Object.entries(parts);
  // The header's own length moves the parts: figures are padded to a fixed width.
  const describe = (start: number) => {
    let at = start;
    const places = entries.map(([name, { length }]) => {
      const place = `"${name}":{"at":${String(at).padStart(8)},"bytes":${String(length).padStart(8)}}`;
      at = aligned(at + length);
      return place;
    });
    return { header: text(`{${places.join(",")}}`), end: at };
  };
  const start = aligned(4 + describe(0).header.length);
  const { header, end } = describe(start);
  const file = new Uint8Array(end);
  new DataView(file.buffer).setUint32(0, header.length, true);
  file.set(header, 4);
  let at = start;
  for (const [, bytes] of entries) {
    file.set(bytes, at);
    at = aligned(at + bytes.length);
  }
  return file.buffer;
}

/**
 * The knowledge file, from its sources: the same sources give the same bytes.
 * @param others what other layers keep in it, each part written as JSON
 */
export function compileKnowledge(others: Record<string, unknown>): ArrayBuffer {
  const skills = compileSkills();
  const occupations = compileOccupations(skills);
  const { titles, forms, mentions } = compileTitles(occupations);
  const words = compileWords(skills, occupations);
  const titleParts = trieParts("titles", titles);
  const titleWords = new Map(packTrie(titles).words.map((word, id) => [word, id]));
  return pack({
    ...skillParts(skills.stored),
    terms: json(skills.terms),
    ...trieParts("skills", skills.trie),
    occupations: json(occupations.stored),
    ...titleParts,
    "titles.occupation": numbers(
      forms.map(({ occupation }) => occupation),
      2,
    ),
    "titles.sizes": numbers(
      forms.map(({ words }) => words.length),
      1,
    ),
    "titles.forms": numbers(
      forms.flatMap(({ words }) => words.map((word) => idOf(titleWords, word))),
      2,
    ),
    ...trieParts("mentions", mentions),
    workWords: json(compileWorkWords()),
    deeds: json(compileDeeds(skills)),
    "words.stems": text(words.stems.join("\n")),
    "words.weights": numbers(words.weights, 2),
    "words.spread": numbers(words.spread, 2),
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, json(value)])),
  });
}

function idOf(ids: Map<string, number>, word: string): number {
  const id = ids.get(word);
  if (id === undefined) throw new Error(`"${word}" is in no title`);
  return id;
}
