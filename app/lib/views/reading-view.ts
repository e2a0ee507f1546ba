import type { EntryView, ReadFacts } from "./read-facts";

export type ReadingRow = { entry: string; title: string; aside: string; isDoubtful: boolean };

/** What was read of a résumé, short enough to be checked at a glance. */
export type ReadingView = {
  factsVersion: number;
  name: string;
  /** one of the doubts is the name */
  isNameDoubtful: boolean;
  experience: ReadingRow[];
  education: ReadingRow[];
  skills: number;
  doubts: number;
};

/** The résumé that an analysis is to rest on. `reading`: to be checked; null where there is none, or it was. */
export type ChosenResume = {
  id: string;
  name: string;
  status: "pending" | "completed" | "failed";
  failure: string | null;
  reading: ReadingView | null;
};

export function readingView(read: ReadFacts, given: { factsVersion: number; skills: number }): ReadingView {
  const name = read.person.find(({ field }) => field === "name");
  return {
    ...given,
    name: name?.value ?? "",
    isNameDoubtful: name?.isDoubtful ?? false,
    experience: read.experience.map((entry) => row(entry, ["title", "company"])),
    education: read.education.map((entry) => row(entry, ["degree", "institution"])),
    doubts: read.doubts,
  };
}

function row({ kind, entry, fields, isDoubtful }: EntryView, [title, at]: [string, string]): ReadingRow {
  const read = (name: string) => fields.find(({ field }) => field === name)?.value?.trim() ?? "";
  const [start, end] = [inOneLine(read("start")), inOneLine(read("end"))];
  const dates = start && end && start !== end ? `${start} to ${end}` : start || end;
  const [first = "", ...others] = [read(title), read(at), dates].filter(Boolean);
  return { entry: `${kind}-${entry}`, title: first, aside: others.join(", "), isDoubtful };
}

/** "2014-09" isn't parted at its hyphen. */
function inOneLine(date: string): string {
  return date.replaceAll("-", "\u2011");
}
