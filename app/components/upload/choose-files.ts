import { counted } from "~/lib/format";
import type { UploadAllowance } from "../../../workers/domain/billing/get-upload-allowance";
import { isPdfName, ONLY_PDF } from "../../../workers/domain/documents/uploads/pdf-check";
import type { RefusedFile } from "../../../workers/domain/files/store-file";
import { MAX_FILE_BYTES } from "../../../workers/domain/files/upload-limits";
import { endingOfName, WRONG_FILE_TYPE } from "../../../workers/domain/resumes/files/resume-files";

export type Choice = { files: File[]; refused: RefusedFile[]; error: string | null };

/** What can be sent of a selection, before a byte is sent; the server checks everything again. */
export function chooseFiles(
  selection: File[],
  { room, roomMessage, wordFiles }: Pick<UploadAllowance, "room" | "roomMessage" | "wordFiles">,
): Choice {
  const refuse = (error: string | null): Choice => ({ files: [], refused: [], error });
  if (room !== null && selection.length > room) return refuse(roomMessage);
  const refused = selection.flatMap((file): RefusedFile[] => {
    if (!wordFiles && !isPdfName(file.name)) return [{ file: file.name, reason: ONLY_PDF }];
    if (!endingOfName(file.name)) return [{ file: file.name, reason: WRONG_FILE_TYPE }];
    if (file.size > MAX_FILE_BYTES) return [{ file: file.name, reason: "The file is larger than 10MB" }];
    return [];
  });
  const names = new Set(refused.map(({ file }) => file));
  const files = selection.filter((file) => !names.has(file.name));
  return { files, refused, error: refused[0]?.reason ?? null };
}

/** So many names are read at a glance. */
const NAMED = 5;

export type Chosen = { count: string; names: string };

/** The browser's own words beside its button count what will be sent, too, whichever way it was chosen. @returns what to say of it */
export function showChosen(picker: HTMLInputElement | null, files: File[]): Chosen | null {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (picker) picker.files = chosen.files;
  if (files.length === 0) return null;
  const more = files.length - NAMED;
  const names = files.slice(0, NAMED).map((file) => file.name);
  return {
    count: counted(files.length, "file"),
    names: names.join(", ") + (more > 0 ? ` and ${more} more` : ""),
  };
}
