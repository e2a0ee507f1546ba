import { expect, test } from "vitest";
import { cutText } from "../../workers/domain/files/file-names";
import { resumeNameOf } from "../../workers/domain/resumes/files/resume-files";

test("a text is cut before a character, never inside one", () => {
  expect(cutText("abc", 3)).toBe("abc");
  expect(cutText("abcd", 3)).toBe("abc");
  expect(cutText("ab😀", 4)).toBe("ab😀");
  expect(cutText("ab😀", 3)).toBe("ab");
  expect(cutText("😀😀", 1)).toBe("");
});

test("a résumé's name is one that can be stored, shown and kept in its form, whatever the file is called", () => {
  const long = resumeNameOf(`${"😀".repeat(200)}.pdf`);
  expect([long.length, new TextDecoder().decode(new TextEncoder().encode(long)) === long]).toEqual([
    254,
    true,
  ]);
  expect(resumeNameOf("a\uFFFDb\u202Ec\u0000.pdf")).toBe("abc");
  expect(resumeNameOf("\uFFFD.pdf")).toBe("Resume");
});
