import { createRequire } from "node:module";
import type { Doc } from "./sheet";

/** Names of a type family's three styles, to be passed to `doc.font`. */
export type Face = { regular: string; bold: string; italic: string };

export const helvetica: Face = {
  regular: "Helvetica",
  bold: "Helvetica-Bold",
  italic: "Helvetica-Oblique",
};
export const times: Face = { regular: "Times-Roman", bold: "Times-Bold", italic: "Times-Italic" };
export const courier: Face = { regular: "Courier", bold: "Courier-Bold", italic: "Courier-Oblique" };
export const lato: Face = embedded("lato");
export const garamond: Face = embedded("eb-garamond");
export const montserrat: Face = embedded("montserrat");

function embedded(family: string): Face {
  return { regular: `${family}-400-normal`, bold: `${family}-700-normal`, italic: `${family}-400-italic` };
}

/** Makes the embedded families known to a document. Only those that are used end up in the file. */
export function registerFaces(doc: Doc): void {
  const { resolve } = createRequire(import.meta.url);
  for (const family of ["lato", "eb-garamond", "montserrat"]) {
    for (const style of Object.values(embedded(family))) {
      const file = style.replace(family, `${family}-latin`);
      doc.registerFont(style, resolve(`@fontsource/${family}/files/${file}.woff`));
    }
  }
}
