import { generateKeyPairSync, sign, verify } from "node:crypto";
import { expect, test } from "vitest";
import { AsnParser, ECDSASigValue } from "../../scripts/lib/bundle/ecdsa-signature";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

function partsOf(signature: Uint8Array<ArrayBuffer>): Buffer[] {
  const { r, s } = AsnParser.parse(signature, ECDSASigValue);
  return [r, s].map((part) => Buffer.from(part));
}

function fixed(part: Buffer): Buffer {
  const short = part.length > 32 ? part.subarray(part.length - 32) : part;
  return Buffer.concat([Buffer.alloc(32 - short.length), short]);
}

test("both numbers of a signature are read, short ones too", () => {
  const lengths = new Set<number>();
  // One part in 512 has 31 bytes, one in 131,072 fewer: how many signatures it takes is chance.
  for (let i = 0; i < 500 || !lengths.has(31); i++) {
    const text = Buffer.from(`text ${i}`);
    const parts = partsOf(new Uint8Array(sign("sha256", text, privateKey)));
    for (const { length } of parts) lengths.add(length);
    const raw = Buffer.concat(parts.map(fixed));
    expect(verify("sha256", text, { key: publicKey, dsaEncoding: "ieee-p1363" }, raw)).toBe(true);
  }
  expect([...lengths].sort()).toEqual(expect.arrayContaining([31, 32, 33]));
});

test("anything else is refused", () => {
  const good = [0x30, 6, 2, 1, 5, 2, 1, 7];
  expect(partsOf(Uint8Array.from(good))).toEqual([Buffer.of(5), Buffer.of(7)]);
  const bad = [
    [],
    [0x30],
    [0x30, 0],
    good.slice(0, -1),
    [...good, 0],
    [0x31, ...good.slice(1)],
    [0x30, 7, ...good.slice(2), 0],
    [0x30, 5, ...good.slice(2)],
    [0x30, 0x81, ...good.slice(1)],
    [0x30, 6, 2, 0x80, 5, 2, 1, 7],
    [0x30, 6, 2, 0, 2, 2, 1, 7],
    [0x30, 6, 4, 1, 5, 2, 1, 7],
    [0x30, 3, 2, 1, 5],
  ];
  for (const bytes of bad) expect(() => partsOf(Uint8Array.from(bytes)), String(bytes)).toThrow();
});
