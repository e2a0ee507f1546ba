import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, Tab, TabStopType, TextRun } from "docx";
import { DRAFT_TYPE, type DraftLine, type DraftLook } from "../../../../workers/domain/drafts/draft-content";
import { RESUME_TYPES } from "../../../../workers/domain/resumes/files/file-types";

const BULLETS = "bullets";
const TWIPS_PER_POINT = 20;
/** A4 with margins of 54 points. */
const PAGE = { width: 595 * TWIPS_PER_POINT, height: 842 * TWIPS_PER_POINT };
const MARGIN = 54 * TWIPS_PER_POINT;
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;

const HEADINGS: Partial<Record<DraftLook, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  name: HeadingLevel.TITLE,
  heading: HeadingLevel.HEADING_1,
  entry: HeadingLevel.HEADING_2,
};

/** Points above each kind of line. */
const SPACE: Record<DraftLook, number> = { name: 0, heading: 12, entry: 6, bullet: 2, plain: 2 };

/** A draft as a Word file: one column, real headings and bullets, no table or text box. */
export async function draftFile(lines: DraftLine[], fileName: string): Promise<File> {
  const file = new Document({
    creator: lines.find(({ look }) => look === "name")?.text ?? "",
    title: fileName.replace(/\.docx$/, ""),
    styles: { default: { document: { run: { font: "Calibri" } } } },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: PAGE, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        children: lines.map(paragraph),
      },
    ],
  });
  return new File([await Packer.toBlob(file)], fileName, { type: RESUME_TYPES.docx });
}

function paragraph({ look, text }: DraftLine): Paragraph {
  const { size, bold } = DRAFT_TYPE[look];
  const heading = HEADINGS[look];
  const type = { size: size * 2, bold, color: "000000" };
  // `text`, not `children`: as a child the word "SECTION" would become a field for a page's number.
  const pieces = text
    .split("\t")
    .flatMap((piece, index) => [
      ...(index > 0 ? [new TextRun({ ...type, children: [new Tab()] })] : []),
      new TextRun({ ...type, text: piece }),
    ]);
  return new Paragraph({
    ...(heading && { heading, keepNext: true }),
    ...(look === "bullet" && { numbering: { reference: BULLETS, level: 0 } }),
    spacing: { before: SPACE[look] * TWIPS_PER_POINT },
    ...(text.includes("\t") && { tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }] }),
    children: pieces,
  });
}
