import { expect, test } from "vitest";
import { droppedFiles } from "../../app/components/upload/dropped-files";

const file = (name: string) => new File(["%PDF-1.4"], name);

function fileEntry(name: string): FileSystemEntry {
  return {
    ...{ name, isFile: true, isDirectory: false },
    file: (take: (found: File) => void) => take(file(name)),
  } as unknown as FileSystemEntry;
}

/** As browsers read one: a hundred entries at a time, then none. */
function folderEntry(name: string, children: FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    const left = [...children];
    return { readEntries: (take: (found: FileSystemEntry[]) => void) => take(left.splice(0, 100)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const namesOf = async (entries: (FileSystemEntry | null)[], files: File[] = []) =>
  (await droppedFiles({ entries, files })).map(({ name }) => name);

test("a dropped folder gives all of its files, however deep and however many, in the order of names", async () => {
  const many = Array.from({ length: 230 }, (_, i) => fileEntry(`r${String(i).padStart(3, "0")}.pdf`));
  const names = await namesOf([
    folderEntry("applications", [folderEntry("late", [fileEntry("z.pdf"), fileEntry("a.pdf")]), ...many]),
    fileEntry("one.pdf"),
    folderEntry("empty", []),
    null,
  ]);
  expect(names).toHaveLength(233);
  expect(names.slice(0, 3)).toEqual(["a.pdf", "z.pdf", "r000.pdf"]);
  expect(names.slice(-2)).toEqual(["r229.pdf", "one.pdf"]);
});

test("files that are dropped without a folder are taken as they are", async () => {
  expect(await namesOf([fileEntry("b.pdf"), fileEntry("a.pdf")], [file("b.pdf"), file("a.pdf")])).toEqual([
    "b.pdf",
    "a.pdf",
  ]);
});

test("a folder that can't be read fails, so that it isn't taken for an empty one", async () => {
  const broken = {
    ...{ name: "broken", isFile: false, isDirectory: true },
    createReader: () => ({
      readEntries: (_: unknown, fail: (error: Error) => void) => fail(new Error("gone")),
    }),
  } as unknown as FileSystemEntry;
  await expect(namesOf([broken])).rejects.toThrow("gone");
});
