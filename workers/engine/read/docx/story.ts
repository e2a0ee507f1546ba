import { WHITE } from "../legibility";
import { glyphText } from "../pdf/characters";
import { type Block, newParagraph, newPiece, type Paragraph, type Piece, type Table } from "./blocks";
import type { Relation } from "./package";
import { noteRunProperty, readShading } from "./styles";
import { scanXml } from "./xml";

type Attribute = (name: string) => string | null;

const SKIPPED = new Set([
  "mc:Fallback",
  "w:del",
  "w:moveFrom",
  "w:rPrChange",
  "w:pPrChange",
  "w:tcPrChange",
  "w:tblPrChange",
  "w:sectPrChange",
]);
const MAX_NESTING = 16;
const PLAIN_TABLE = /^(?:TableGrid|TableNormal|Table ?Grid.*Light)$/i;

type Place = {
  blocks: Block[];
  paragraph: Paragraph | null;
  ground: number;
  table: Table | null;
  pending: Block[];
};

/** Reads one story of a document (body, header, footer); text boxes follow the paragraph that anchors them. */
export function readStory(xml: string, relations: Map<string, Relation>): Block[] {
  const builder = createBuilder(relations);
  scanXml(xml, builder);
  return builder.blocks();
}

function createBuilder(relations: Map<string, Relation>) {
  const root: Block[] = [];
  let place: Place = { blocks: root, paragraph: null, ground: WHITE, table: null, pending: [] };
  const outer: Place[] = [];
  let skipping = "";
  let skipDepth = 0;
  let piece: Piece | null = null;
  let inParagraphProperties = false;
  let inRunProperties = false;
  let inTableProperties = false;
  let textOf: "text" | "field" | null = null;
  let url: string | null = null;
  let fieldCode = "";
  let boxFilled = false;

  function enter(next: Partial<Place>): void {
    outer.push(place);
    place = { blocks: [], paragraph: null, ground: place.ground, table: null, pending: [], ...next };
  }

  function leave(): Place {
    const inner = place;
    endParagraph();
    place = outer.pop() ?? place;
    return inner;
  }

  function endParagraph(): void {
    if (!place.paragraph) return;
    place.blocks.push(place.paragraph, ...place.pending);
    place.paragraph = null;
    place.pending = [];
  }

  function add(text: string): void {
    if (piece) piece.text += text;
  }

  function openTable(): void {
    if (outer.length >= MAX_NESTING) {
      enter({ blocks: place.blocks });
      return;
    }
    const table: Table = { kind: "table", rows: [] };
    (place.paragraph ? place.pending : place.blocks).push(table);
    enter({ table });
  }

  function openCell(): void {
    const row = place.table?.rows.at(-1);
    const blocks: Block[] = row ? [] : place.blocks;
    row?.push(blocks);
    enter({ blocks });
  }

  function shade(attribute: Attribute): void {
    const ground = readShading(attribute);
    if (ground === null) return;
    if (inParagraphProperties && place.paragraph) place.paragraph.ground = ground;
    else if (inTableProperties) place.ground = ground;
  }

  function noteParagraphProperty(name: string, attribute: Attribute): void {
    const { paragraph } = place;
    if (!paragraph) return;
    const value = attribute("w:val");
    if (name === "w:pStyle") paragraph.styleId = value;
    else if (name === "w:numId") paragraph.numId = value;
    else if (name === "w:ilvl") paragraph.level = Number.parseInt(value ?? "", 10) || 0;
    else if (name === "w:ind")
      paragraph.indent = (Number.parseInt(attribute("w:left") ?? attribute("w:start") ?? "", 10) || 0) / 20;
  }

  function open(name: string, attribute: Attribute): void {
    if (skipping !== "") {
      if (name === skipping) skipDepth++;
      return;
    }
    if (SKIPPED.has(name)) {
      skipping = name;
      skipDepth = 1;
      return;
    }
    switch (name) {
      case "w:p":
        endParagraph();
        place.paragraph = newParagraph(place.ground);
        break;
      case "w:pPr":
        inParagraphProperties = true;
        break;
      case "w:r":
        piece = newPiece(url);
        place.paragraph ??= newParagraph(place.ground);
        place.paragraph.pieces.push(piece);
        break;
      case "w:rPr":
        inRunProperties = true;
        break;
      case "w:rStyle":
        if (piece && !inParagraphProperties) piece.styleId = attribute("w:val");
        break;
      case "w:t":
        textOf = "text";
        break;
      case "w:instrText":
        textOf = "field";
        break;
      case "w:fldChar":
        noteField(attribute("w:fldCharType"));
        break;
      case "w:tab":
      case "w:ptab":
        if (!inParagraphProperties) add("\t");
        break;
      case "w:br":
      case "w:cr":
        add("\n");
        break;
      case "w:noBreakHyphen":
        add("-");
        break;
      case "w:sym":
        add(glyphText(String.fromCharCode(Number.parseInt(attribute("w:char") ?? "", 16) || 0x20)));
        break;
      case "w:hyperlink":
        url = externalTarget(attribute("r:id"));
        break;
      case "w:hlink":
        url = attribute("w:dest");
        break;
      case "w:tbl":
        openTable();
        break;
      case "w:tr":
        place.table?.rows.push([]);
        break;
      case "w:tc":
        openCell();
        break;
      case "w:tblPr":
      case "w:tcPr":
        inTableProperties = true;
        break;
      case "w:tblStyle":
        if (!PLAIN_TABLE.test(attribute("w:val") ?? "")) place.ground = -1;
        break;
      case "w:shd":
        if (inRunProperties && piece && !inParagraphProperties) noteRunProperty(piece.style, name, attribute);
        else shade(attribute);
        break;
      case "a:solidFill":
      case "a:gradFill":
      case "a:blipFill":
      case "v:fill":
        boxFilled = true;
        break;
      case "w:txbxContent":
        enter({ ground: boxFilled ? -1 : WHITE });
        boxFilled = false;
        break;
      default:
        if (inRunProperties && !inParagraphProperties && piece) noteRunProperty(piece.style, name, attribute);
        else if (inParagraphProperties && !inRunProperties) noteParagraphProperty(name, attribute);
    }
  }

  function close(name: string): void {
    if (skipping !== "") {
      if (name === skipping && --skipDepth === 0) skipping = "";
      return;
    }
    switch (name) {
      case "w:p":
        endParagraph();
        break;
      case "w:pPr":
        inParagraphProperties = false;
        break;
      case "w:r":
        piece = null;
        break;
      case "w:rPr":
        inRunProperties = false;
        break;
      case "w:t":
      case "w:instrText":
        textOf = null;
        break;
      case "w:hyperlink":
      case "w:hlink":
        url = null;
        break;
      case "w:tblPr":
      case "w:tcPr":
        inTableProperties = false;
        break;
      case "w:tc":
      case "w:tbl":
        leave();
        break;
      case "w:txbxContent": {
        const { blocks } = leave();
        (place.paragraph ? place.pending : place.blocks).push(...blocks);
        break;
      }
    }
  }

  function noteField(type: string | null): void {
    if (type === "begin") fieldCode = "";
    else if (type === "separate") url = /HYPERLINK\s+"([^"]+)"/.exec(fieldCode)?.[1] ?? url;
    else if (type === "end") url = null;
  }

  function externalTarget(id: string | null): string | null {
    const relation = id === null ? undefined : relations.get(id);
    return relation?.external ? relation.target : null;
  }

  return {
    open,
    close,
    text(text: string): void {
      if (skipping !== "") return;
      if (textOf === "text") add(text);
      else if (textOf === "field" && fieldCode.length < 4096) fieldCode += text;
    },
    blocks(): Block[] {
      endParagraph();
      return root;
    },
  };
}
