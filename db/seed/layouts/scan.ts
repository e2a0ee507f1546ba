import { readFileSync } from "node:fs";
import { pageSize, type Sheet } from "./sheet";

/**
 * A page that went through an office scanner: one grey picture and not a single letter of text.
 * The picture was made from the same person's typed layout: printed at 110 dpi, turned by half a degree, reduced
 * to 8 greys. It does not follow when the person's facts change.
 */
export function scan({ doc }: Sheet): void {
  const picture = readFileSync(new URL("./scan.png", import.meta.url));
  doc.image(picture, 0, 0, { width: pageSize.width, height: pageSize.height });
}
