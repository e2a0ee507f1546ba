import { ReadError } from "../errors";
import { scanXml } from "./xml";
import { readDirectory, readEntryBytes, type ZipEntry } from "./zip";

export type Relation = { type: string; target: string; external: boolean };

export type DocxPackage = {
  mainPart: string;
  part: (path: string) => string | null;
  relations: (path: string) => Map<string, Relation>;
};

/** All parts that are read may inflate to this many bytes together; a long résumé has 1 MB. */
const MAX_XML_BYTES = 20 * 1024 * 1024;

/** @throws ReadError `wrong-type` for other ZIP files, `damaged`, `password`, `too-complex` */
export function openPackage(bytes: Uint8Array): DocxPackage {
  const entries = readDirectory(bytes);
  let left = MAX_XML_BYTES;

  function part(path: string): string | null {
    const entry: ZipEntry | undefined = entries.get(path.toLowerCase());
    if (!entry) return null;
    const data = readEntryBytes(bytes, entry, left);
    left -= data.length;
    return decodeXml(data);
  }

  function relations(path: string): Map<string, Relation> {
    const slash = path.lastIndexOf("/") + 1;
    const xml = part(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`);
    return xml === null ? new Map() : readRelations(xml, path.slice(0, slash));
  }

  const main = [...relations("").values()].find((relation) => relation.type.endsWith("/officeDocument"));
  const mainPart = main?.target ?? "word/document.xml";
  if (!entries.has(mainPart.toLowerCase())) {
    const isOffice = entries.has("[content_types].xml");
    throw new ReadError(main && isOffice ? "damaged" : "wrong-type", "no Word document inside");
  }
  return { mainPart, part, relations };
}

function readRelations(xml: string, folder: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  scanXml(xml, {
    open(name, attribute) {
      if (name.replace(/^.*:/, "") !== "Relationship") return;
      const target = attribute("Target") ?? "";
      const external = attribute("TargetMode") === "External";
      found.set(attribute("Id") ?? "", {
        type: attribute("Type") ?? "",
        target: external ? target : resolvePath(folder, target),
        external,
      });
    },
    close() {},
    text() {},
  });
  return found;
}

function resolvePath(folder: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

export function decodeXml(data: Uint8Array): string {
  const utf16 = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff);
  const label = utf16 ? (data[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(label).decode(data);
}
