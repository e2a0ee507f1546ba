/** What a drop holds. The browser takes it back once the event has been handled: it is read before anything is awaited. */
export type Dropped = { entries: (FileSystemEntry | null)[]; files: File[] };

/** All files of a drop, those in folders included, in the order of the names. */
export async function droppedFiles({ entries, files }: Dropped): Promise<File[]> {
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(entries.map((entry) => (entry ? filesOf(entry) : [])));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // A reader gives at most a hundred at a time, and none when all have been given.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    found.push(...some);
  }
  found.sort((a, b) => a.name.localeCompare(b.name));
  return (await Promise.all(found.map(filesOf))).flat();
}
