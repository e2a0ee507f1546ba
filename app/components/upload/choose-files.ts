import type { UploadAllowance } from "../../../workers/domain/billing/get-upload-allowance";
import { isPdfName } from "../../../workers/domain/documents/uploads/pdf-check";
import type { RefusedFile } from "../../../workers/domain/files/store-file";
import { MAX_FILE_BYTES } from "../../../workers/domain/files/upload-limits";

export type Choice = { files: File[]; refused: RefusedFile[]; error: string | null };

/** What can be sent of a selection, before a byte is sent; the server checks everything again. */
export function chooseFiles(
  selection: File[],
  { room, roomMessage }: Pick<UploadAllowance, "room" | "roomMessage">,
): Choice {
  const refuse = (error: string | null): Choice => ({ files: [], refused: [], error });
  if (room !== null && selection.length > room) return refuse(roomMessage);
  const refused = selection.flatMap((file): RefusedFile[] => {
    if (!isPdfName(file.name)) return [{ file: file.name, reason: "Only PDF files are allowed" }];
    if (file.size > MAX_FILE_BYTES) return [{ file: file.name, reason: "The file is larger than 10MB" }];
    return [];
  });
  const names = new Set(refused.map(({ file }) => file));
  const files = selection.filter((file) => !names.has(file.name));
  return { files, refused, error: refused[0]?.reason ?? null };
}
