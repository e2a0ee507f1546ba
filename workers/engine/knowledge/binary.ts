import { knowledgeFile } from "#knowledge";
import { beginnings, type IndexLists } from "./stored";

/** The knowledge base as one file of named parts, made by `compile/`; numbers are read in place, each part on first use. */
type Place = { at: number; bytes: number };

let places: Record<string, Place> | undefined;
let kept: ArrayBuffer | undefined;

function file(): ArrayBuffer {
  kept ??= knowledgeFile();
  return kept;
}

function placeOf(name: string): Place {
  if (!places) {
    const size = new Uint32Array(file(), 0, 1)[0] ?? 0;
    places = JSON.parse(textAt({ at: 4, bytes: size })) as Record<string, Place>;
  }
  const place = places[name];
  if (!place) throw new Error(`The knowledge file has no part "${name}"`);
  return place;
}

function textAt({ at, bytes }: Place): string {
  return new TextDecoder().decode(new Uint8Array(file(), at, bytes));
}

export function readJson<T>(name: string): T {
  return JSON.parse(textAt(placeOf(name))) as T;
}

export function readLines(name: string): string[] {
  return textAt(placeOf(name)).split("\n");
}

export function readBytes(name: string): Uint8Array {
  const { at, bytes } = placeOf(name);
  return new Uint8Array(file(), at, bytes);
}

/** The low bytes of all numbers come before all high ones: like next to like compresses better. */
export function readUint16(name: string): Uint16Array {
  const bytes = readBytes(name);
  const count = bytes.length / 2;
  const numbers = new Uint16Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = bytes[at]! | (bytes[count + at]! << 8);
  return numbers;
}

/** Numbers that are stored as steps from one to the next. */
export function readSteps(name: string): Uint16Array {
  const numbers = readUint16(name);
  for (let at = 1; at < numbers.length; at += 1) numbers[at] = numbers[at]! + numbers[at - 1]!;
  return numbers;
}

export function readLists(name: string, values = readUint16(name)): IndexLists {
  return { starts: beginnings(readBytes(`${name}.sizes`)), values };
}
