import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCountry, listCountries } from "../../../workers/domain/identity/countries";
import { isCommonPassword } from "../../../workers/domain/identity/password/common-passwords";
import { dummyHash, hashPassword, verifyPassword } from "../../../workers/domain/identity/password/password";

test("a password matches its own hash, in any Unicode form, and no other", async () => {
  const hash = await hashPassword("Pässwörd 🔑");
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword("Pässwörd 🔑".normalize("NFD"), hash)).toBe(true);
  expect(await verifyPassword("passwort", hash)).toBe(false);
  expect(await verifyPassword("", dummyHash())).toBe(false);
  expect(await verifyPassword("x", "md5$abc")).toBe(false);
});

test("the hash of nobody costs what everybody's does", async () => {
  const cost = (hash: string) => hash.split("$").slice(0, 4);
  const key = (hash: string) => Buffer.from(hash.split("$")[5] ?? "", "base64").length;
  const hash = await hashPassword("anything at all");
  expect(cost(dummyHash())).toEqual(cost(hash));
  expect(key(dummyHash())).toBe(key(hash));
});

test.each(["123456", "PASSWORD", "Qwerty123", " letmein ", "iloveyou", "ｐａｓｓｗｏｒｄ"])(
  "%j is one of the most common passwords",
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(["plumbline-demo-agent", "correct horse battery", "🔑🔑🔑🔑🔑🔑", "", "tr0ub4dor&3"])(
  "%j is not",
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test("the list of common passwords holds some thousands, each as it is compared", () => {
  const source = readFileSync(
    new URL("../../../workers/domain/identity/password/common-passwords.ts", import.meta.url),
    "utf8",
  );
  const list = source.split("`")[1]?.trim().split(/\s+/) ?? [];
  expect(new Set(list).size).toBe(list.length);
  expect(list.length).toBeGreaterThanOrEqual(3000);
  for (const password of list) {
    expect(password).toBe(password.normalize("NFKC").toLowerCase());
    expect([...password].length).toBeGreaterThanOrEqual(6);
  }
});

test("countries are sorted by name, each code once, and known again by its code alone", () => {
  const countries = listCountries();
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.slice(0, 3).map(({ name }) => name)).toEqual(["Afghanistan", "Åland Islands", "Albania"]);
  expect(["US", "SE", "CI", "XK"].every(isCountry)).toBe(true);
  expect(["ZZ", "us", "toString", "__proto__", ""].some(isCountry)).toBe(false);
});
