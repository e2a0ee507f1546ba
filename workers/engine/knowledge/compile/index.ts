import {
  ALIGNMENT,
  asBytes,
  EDUCATION_LEVELS,
  GUARDS,
  LONGEST_WORD,
  NOT_LISTED,
  SKILL_KINDS,
  type StoredOccupation,
  type StoredSkills,
  type StoredTerms,
  titleValue,
  WORDS_PER_BLOCK,
} from "../stored";
import { compileAccomplishments } from "./accomplishments";
import { compileOccupations } from "./occupations";
import { compileSkills } from "./skills";
import { type CompiledTitles, compileTitles, type EnteredTitle } from "./titles";
import { collectWords, type PackedTrie, packTrie } from "./trie-draft";
import { type CompiledWords, compileWords } from "./words";
import { compileWorkWords } from "./work-words";

type Parts = Record<string, Uint8Array>;

const text = (value: string) => new TextEncoder().encode(value);
const json = (value: unknown) => text(JSON.stringify(value));

function numbers(values: number[], bytes: 1 | 2): Uint8Array {
  const least = values.some((value) => value < 0) ? -(2 ** (8 * bytes - 1)) : 0;
  const most = least < 0 ? -least - 1 : 2 ** (8 * bytes) - 1;
  const wrong = values.find((value) => value < least || value > most);
  if (wrong !== undefined) throw new Error(`${wrong} doesn't fit into ${bytes} bytes`);
  return Uint8Array.from(bytes === 1 ? values : [...values, ...values.map((value) => value >> 8)]);
}

function trieParts(name: string, { shapes, words, values, firstChild, phrases }: PackedTrie): Parts {
  return {
    [`${name}.firstChild`]: numbers(firstChild, 2),
    [`${name}.phrases`]: numbers(phrases, 2),
    [`${name}.shapes`]: numbers(shapes, 1),
    [`${name}.words`]: numbers(
      words.map((word, node) => (node > 1 && node < firstChild[0]! ? word - words[node - 1]! : word)),
      2,
    ),
    [`${name}.values`]: numbers(values, 2),
  };
}

function lexiconParts(words: string[]): Parts {
  const shared = words.map((word, id) => {
    const before = id % WORDS_PER_BLOCK === 0 ? "" : words[id - 1]!;
    let same = 0;
    while (same < before.length && same < 255 && word[same] === before[same]) same += 1;
    return same;
  });
  const wrong = words.find((word) => word.length > LONGEST_WORD || word.includes("\n"));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no word`);
  const rests = words.map((word, id) => `${word.slice(shared[id])}\n`);
  const sizes: number[] = [];
  for (let id = 0; id < rests.length; id += WORDS_PER_BLOCK)
    sizes.push(rests.slice(id, id + WORDS_PER_BLOCK).join("").length);
  return {
    "words.shared": numbers(shared, 1),
    "words.rests": Uint8Array.from(rests.join(""), (letter) => letter.charCodeAt(0)),
    "words.sizes": numbers(sizes, 1),
  };
}

function wordListParts(lexicon: string[], { stems, weights, spread }: CompiledWords): Parts {
  const places = new Map(stems.map((stem, at) => [stem, at]));
  const listed = lexicon.map((word) => places.get(word) ?? -1);
  return {
    "words.weights": numbers(
      listed.map((at) => weights[at] ?? NOT_LISTED),
      1,
    ),
    "words.spread": numbers(
      listed.map((at) => spread[at] ?? 0),
      2,
    ),
  };
}

function titleParts({ titles, entered, mentions }: CompiledTitles, ids: Map<string, number>): Parts {
  const packed = packTrie(titles, ids);
  const nodesOf = (list: EnteredTitle[]) => list.map(({ words }) => packed.nodeOf(words));
  const names = new Set(nodesOf(entered.names));
  const ends = [...names, ...nodesOf(entered.others)].sort((a, b) => a - b);
  const values = packed.values.map((value, phrase) =>
    titleValue({ occupation: Math.abs(value) - 1, isName: names.has(ends[phrase]!), isFolded: value < 0 }),
  );
  return {
    ...trieParts("titles", { ...packed, values }),
    ...trieParts("mentions", packTrie(mentions, ids)),
  };
}

function listParts(name: string, lists: number[][], stored = lists.flat()): Parts {
  const sizes = lists.map(({ length }) => length);
  return { [name]: numbers(stored, 2), [`${name}.sizes`]: numbers(sizes, 1) };
}

/** From each number to the next: what rises evenly compresses better so. */
function steps(values: number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}

function valueParts(names: string, name: string, values: string[]): Parts {
  const different = [...new Set(values)];
  return {
    [names]: text(different.join("\n")),
    [name]: numbers(
      values.map((value) => different.indexOf(value)),
      1,
    ),
  };
}

function skillParts({ names, kinds, fields, parents, neighbours }: StoredSkills): Parts {
  const kindOf = kinds.map((kind) => SKILL_KINDS.indexOf(kind));
  return {
    "skills.names": text(names.join("\n")),
    "skills.kinds": numbers(kindOf, 1),
    ...valueParts("skills.fieldIds", "skills.fields", fields),
    ...listParts("skills.parents", parents),
    ...listParts("skills.neighbours", neighbours, steps(neighbours.flat())),
  };
}

function termParts({ acronyms, guarded }: StoredTerms): Parts {
  return {
    acronyms: text(acronyms.join("\n")),
    guarded: text(guarded.map((term) => term.text).join("\n")),
    "guarded.skills": numbers(steps(guarded.map(({ skill }) => skill)), 2),
    "guarded.guards": numbers(
      guarded.map(({ guard }) => GUARDS.indexOf(guard)),
      1,
    ),
  };
}

function occupationParts(stored: StoredOccupation[]): Parts {
  const lines = stored.map(({ business }) => business.lines);
  const lineNames = [...new Set(lines.flat())];
  const lists = (name: "skills" | "related" | "twins") =>
    listParts(
      `occupations.${name}`,
      stored.map((one) => one[name]),
    );
  return {
    "occupations.names": text(stored.map(({ name }) => name).join("\n")),
    ...valueParts(
      "occupations.fieldIds",
      "occupations.fields",
      stored.map(({ field }) => field),
    ),
    "occupations.education": numbers(
      stored.map(({ education }) => EDUCATION_LEVELS.indexOf(education)),
      1,
    ),
    ...lists("skills"),
    ...lists("related"),
    ...lists("twins"),
    "occupations.terms": numbers(
      stored.map(({ business }) => business.terms),
      1,
    ),
    "occupations.lineNames": text(lineNames.join("\n")),
    ...listParts(
      "occupations.lines",
      lines.map((own) => own.map((line) => lineNames.indexOf(line))),
    ),
  };
}

/** "sell car", "sell house" as "sell car", " house": the action of the line before isn't written again. */
function withoutRepeats(keys: string[]): string[] {
  const actions = keys.map((key) => key.split(" ")[0]!);
  return keys.map((key, at) =>
    actions[at] === actions[at - 1] && key !== actions[at] ? key.slice(actions[at]!.length) : key,
  );
}

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

/** The knowledge file; the same sources give the same bytes. `others`: what other layers store in it, written as JSON. */
export function compileKnowledge(others: Record<string, unknown>): ArrayBuffer {
  const skills = compileSkills();
  const occupations = compileOccupations(skills);
  const titles = compileTitles(occupations);
  const accomplishments = compileAccomplishments(skills);
  const words = compileWords(skills, occupations);
  const all = new Set(words.stems);
  for (const trie of [skills.trie, titles.titles, titles.mentions]) collectWords(trie, all);
  const lexicon = [...all].sort((a, b) => (asBytes(a) < asBytes(b) ? -1 : 1));
  const ids = new Map(lexicon.map((word, id) => [word, id]));
  return pack({
    ...skillParts(skills.stored),
    ...termParts(skills.terms),
    ...trieParts("skills", packTrie(skills.trie, ids)),
    ...occupationParts(occupations.stored),
    ...titleParts(titles, ids),
    workWords: text(compileWorkWords().join("\n")),
    accomplishments: text(withoutRepeats(accomplishments.accomplishments).join("\n")),
    "accomplishments.skills": numbers(steps(accomplishments.skills), 2),
    "accomplishments.actions": text(accomplishments.actions.join("\n")),
    ...lexiconParts(lexicon.map(asBytes)),
    ...wordListParts(lexicon, words),
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, json(value)])),
  });
}
