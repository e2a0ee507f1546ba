import { expect, test } from "vitest";
import { AppError } from "../../../workers/domain/errors";
import {
  type PasswordOwner,
  refuseWeakPassword,
} from "../../../workers/domain/identity/password/refuse-weak-password";

const owner: PasswordOwner = {
  email: "a.lindqvist@nordvik.example",
  fullName: "Åsa Lindqvist",
  companyName: "Nordvik Talent",
};

/** What is said of a password; null where it may be set. */
function refusalOf(password: string, whose: PasswordOwner = owner): string | null {
  try {
    refuseWeakPassword(password, whose);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "password-common") return error.message;
    throw error;
  }
}

test.each([
  ...["123456", "password", "qwertyuiop", "iloveyou", "PassWord"],
  ...["01011979", "31121999", "120384", "12312001", " 24061975 "],
])("%s is a common one, as every date is", (password) => {
  expect(refusalOf(password)).toBe("This password is one of the most common ones. Please choose another.");
});

test.each([
  ...[
    "P@ssw0rd",
    "P@ssw0rd!",
    "Pa$$w0rd2026",
    "admin123",
    "Admin2026!",
    "1Monkey!",
    "$ummer2026",
    "dr4g0n99",
  ],
  ...["welcome1!", "letmein2026", "!!superman!!"],
])("%s is a common one with small changes", (password) => {
  expect(refusalOf(password)).toBe(
    "This password is a common one with small changes. Please choose another.",
  );
});

test.each([
  ...["aaaaaa", "AAAAAAAA", "ababababab", "abcdabcdabcd", "xyxyxyx", "a1a1a1a1", "!!!!!!!!", "éééééé"],
  ...[
    "asdfghjkl;",
    "poiuytrewq",
    "123qweasd",
    "abcdefgh1",
    "9876543210",
    "qwertz123!",
    "zaq1xsw2cde3",
    "abc123xyz",
  ],
])("%s repeats itself or follows the keyboard", (password) => {
  expect(refusalOf(password)).toMatch(/repeats itself or follows the keyboard|most common|small changes/);
});

test.each([
  ...["plumbline", "Plumbline1", "PlumbL1ne!", "plumbline2026", "plumbline-asa"],
  ...[
    "a.lindqvist@nordvik.example",
    "A.Lindqvist@Nordvik.example1",
    "a.lindqvist",
    "alindqvist9",
    "Lindqvist2026",
  ],
  ...[
    "Åsa Lindqvist",
    "asalindqvist!",
    "nordvik1",
    "NordvikTalent",
    "n0rdvik2026",
    "talent-2026",
    "asa123456",
  ],
])("%s is built from what others know", (password) => {
  expect(refusalOf(password)).toBe(
    "This password is built from your name, your email address, your company or our name. Please choose another.",
  );
});

test.each([
  ...[
    "a long enough password",
    "three calm herons wade",
    "seven tall cranes",
    "kX9$mq",
    "tr7Lw2",
    "Lindqvist kayak moss",
  ],
  ...["correct horse battery", "пароль-длинный", "密码密码很长吗", "plumbline holds seven cranes", "8f!Qz0"],
])("%s may be set", (password) => {
  expect(refusalOf(password)).toBeNull();
});

test("the same word is weak for its owner only", () => {
  expect(refusalOf("Tamarisk26")).toBeNull();
  expect(refusalOf("Tamarisk26", { ...owner, fullName: "Noor Tamarisk" })).not.toBeNull();
});

test("an owner without a company, with a short name, is no hindrance", () => {
  expect(refusalOf("kayak-moss-41", { email: "x@y.example", fullName: "Li", companyName: null })).toBeNull();
});

test.each(["45782913", "310219774", "86420975"])("%s is no date", (password) => {
  expect(refusalOf(password)).toBeNull();
});
