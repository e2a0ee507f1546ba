import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipEntry, zip } from "../../../workers/domain/privacy/export/zip";
import { newNumber } from "../../../workers/domain/public-number";

async function* pieces(...list: Uint8Array[]) {
  yield* list;
}

async function collect(list: AsyncIterable<Uint8Array>): Promise<{ bytes: Uint8Array; largest: number }> {
  const all: Uint8Array[] = [];
  for await (const piece of list) all.push(piece);
  return { bytes: new Uint8Array(Buffer.concat(all)), largest: Math.max(...all.map(({ length }) => length)) };
}

async function* entriesOf(...list: ZipEntry[]) {
  yield* list;
}

function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return state & 255;
  });
}

test("an archive gives back every file byte for byte, whatever its name", async () => {
  const words = new TextEncoder().encode("[]\n".repeat(50_000));
  const picture = noise(300_000);
  const { bytes } = await collect(
    zip(
      entriesOf(
        { path: "a.json", modifiedAt: Date.UTC(2026, 4, 1), isPacked: false, content: pieces(words) },
        {
          path: "resumes/001-Lebenslauf Müller 履歴書.pdf",
          modifiedAt: Date.UTC(2026, 4, 1),
          isPacked: true,
          content: pieces(picture.subarray(0, 70_000), picture.subarray(70_000)),
        },
        { path: "empty.json", modifiedAt: 1_700_000_000_000, isPacked: false, content: pieces() },
      ),
    ),
  );
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(["a.json", "resumes/001-Lebenslauf Müller 履歴書.pdf", "empty.json"]);
  expect(Buffer.compare(files["a.json"] ?? new Uint8Array(), words)).toBe(0);
  expect(Buffer.compare(files["resumes/001-Lebenslauf Müller 履歴書.pdf"] ?? new Uint8Array(), picture)).toBe(
    0,
  );
  expect(files["empty.json"]?.length).toBe(0);
  expect(bytes.length).toBeLessThan(words.length + picture.length);
});

test("a large file passes in pieces: none of them grows with it", async () => {
  async function* large() {
    const piece = noise(64 * 1024);
    for (let count = 0; count < 320; count++) yield piece;
  }
  const { bytes, largest } = await collect(
    zip(entriesOf({ path: "large.pdf", modifiedAt: 1_700_000_000_000, isPacked: true, content: large() })),
  );
  expect(bytes.length).toBeGreaterThan(20 * 1024 * 1024);
  expect(largest).toBeLessThan(256 * 1024);
});

test("a file that can't be read to its end makes no archive", async () => {
  async function* broken() {
    yield noise(10);
    throw new Error("storage is down");
  }
  const entry = { path: "x.pdf", modifiedAt: 1_700_000_000_000, isPacked: true, content: broken() };
  await expect(collect(zip(entriesOf(entry)))).rejects.toThrow("storage is down");
});

test("request numbers are easy to say and don't repeat", () => {
  const numbers = Array.from({ length: 2000 }, () => newNumber("D"));
  for (const number of numbers) expect(number).toMatch(/^D-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(numbers).size).toBeGreaterThan(1998);
});
