import { expect, test } from "vitest";
import { ReadError, readResume } from "../../../workers/engine/read";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("plain text is read line by line, and only under its own ending", async () => {
  const bytes = bytesOf("Ilse Vandermeer\n\nBäckerin, Hof & Söhne\t2019");
  const { format, lines } = await readResume(bytes, "ilse.TXT");
  expect(format).toBe("text");
  expect(lines.map(({ text }) => text)).toEqual(["Ilse Vandermeer", "Bäckerin, Hof & Söhne\t2019"]);
  await expect(readResume(bytes, "ilse.pdf")).rejects.toMatchObject({ code: "wrong-type" });
});

test.each([
  ["too-complex", "word ".repeat(100_000)],
  ["no-text", " \n - \n"],
])("a text is refused as %s", async (code, text) => {
  await expect(readResume(bytesOf(text), "a.txt")).rejects.toMatchObject({ code });
  await expect(readResume(bytesOf(text), "a.txt")).rejects.toBeInstanceOf(ReadError);
});
