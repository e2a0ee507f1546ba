import { expect, test } from "vitest";
import { hashPassword, NOBODYS_HASH, verifyPassword } from "../../workers/domain/identity/password";
import { safePath } from "../../workers/domain/identity/rules";

test.each([
  ["/agent/dashboard?tab=campaigns#x", "/agent/dashboard?tab=campaigns#x"],
  ["//evil.example", "/home"],
  ["/\\evil.example", "/home"],
  ["/a\\b", "/home"],
  ["https://evil.example", "/home"],
  ["javascript:alert(1)", "/home"],
  ["/\t/evil.example", "/home"],
  ["/x\r\nSet-Cookie: a=b", "/home"],
  ["/ /evil.example", "/home"],
  ["", "/home"],
  [null, "/home"],
  [`/${"a".repeat(3000)}`, "/home"],
])("after sign-in %j leads to %s", (path, target) => {
  expect(safePath(path, "/home")).toBe(target);
});

test("a password matches its own hash, in any Unicode form, and no other", async () => {
  const hash = await hashPassword("Pässwörd 🔑");
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword("Pässwörd 🔑".normalize("NFD"), hash)).toBe(true);
  expect(await verifyPassword("passwort", hash)).toBe(false);
  expect(await verifyPassword("", NOBODYS_HASH)).toBe(false);
  expect(await verifyPassword("x", "md5$abc")).toBe(false);
});
