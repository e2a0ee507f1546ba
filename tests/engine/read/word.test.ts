import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { readResume } from "../../../workers/engine/read";
import { needShared, sharedPath } from "../../support/samples/shared-sets";
import { makeDocx, PART_NAMESPACE, paragraph, relation, run, table } from "./support/make-docx";
import { hiddenIn, linesIn } from "./support/texts-of";

const SEEN = paragraph(run("Jane Doe, Cook"));

const HIDDEN: [string, string, string][] = [
  ["a hidden run", paragraph(run("Kubernetes", "<w:vanish/>")), "hidden-run"],
  ["white letters", paragraph(run("Kubernetes", '<w:color w:val="FFFFFF"/>')), "white"],
  ["type of one point", paragraph(run("Kubernetes", '<w:sz w:val="2"/>')), "tiny"],
  [
    "the colour of its shading",
    paragraph(run("Kubernetes", '<w:color w:val="1F3864"/><w:shd w:fill="1F3864"/>')),
    "white",
  ],
  [
    "white letters in a text box without fill",
    paragraph(
      `<w:r><w:drawing><w:txbxContent>${paragraph(run("Kubernetes", '<w:color w:val="FFFFFF"/>'))}</w:txbxContent></w:drawing></w:r>`,
    ),
    "white",
  ],
];

for (const [way, body, reason] of HIDDEN) {
  test(`DOCX text hidden by ${way} is kept apart`, async () => {
    const text = await readResume(makeDocx(SEEN + body), "a.docx");
    expect(text.lines.map((line) => line.text)).toEqual(["Jane Doe, Cook"]);
    expect(hiddenIn(text)).toEqual([`${reason}: Kubernetes`]);
  });
}

test("text hidden by its paragraph style is kept apart, however the style says it", async () => {
  const styles = `<w:styles ${PART_NAMESPACE}><w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="H"><w:basedOn w:val="Base"/></w:style></w:styles>`;
  const bytes = makeDocx(
    `${SEEN}<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>${run("Kubernetes")}</w:p>`,
    { "word/styles.xml": styles },
    relation("s", "styles", "styles.xml"),
  );
  expect(hiddenIn(await readResume(bytes, "a.docx"))).toEqual(["hidden-run: Kubernetes"]);
});

test("white letters on a dark cell are visible", async () => {
  const cell = `<w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${paragraph(run("Kubernetes", '<w:color w:val="FFFFFF"/>'))}`;
  expect(await linesIn(makeDocx(SEEN + table([cell])))).toEqual(["Jane Doe, Cook", "Kubernetes"]);
});

test("deleted text, field codes and old formatting are not read", async () => {
  const body = paragraph(
    run("Cook"),
    "<w:del><w:r><w:delText>er</w:delText></w:r></w:del>",
    '<w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t xml:space="preserve"> and baker</w:t></w:r>',
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  );
  expect(await linesIn(makeDocx(body))).toEqual(["Cook and baker"]);
});

test("rows of a table with short cells are lines, long cells are read one after the other", async () => {
  const long = ["Kitchen", "Soups", "Stews", "Bread"].map((text) => paragraph(run(text))).join("");
  const other = ["Service", "Wine", "Till", "Guests"].map((text) => paragraph(run(text))).join("");
  const body = table(
    [paragraph(run("Head cook")), paragraph(run("2010 - 2012"))],
    [long, other],
    [paragraph(run("2012")), long],
  );
  expect(await linesIn(makeDocx(body))).toEqual([
    "Head cook\t2010 - 2012",
    ...["Kitchen", "Soups", "Stews", "Bread", "Service", "Wine", "Till", "Guests"],
    ...["2012\tKitchen", "Soups", "Stews", "Bread"],
  ]);
});

test("tabs, breaks, bullets, headers and links are read", async () => {
  const body =
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>${run("Cut waste")}</w:p>` +
    paragraph(run("Cook"), "<w:r><w:tab/><w:t>2012</w:t><w:br/><w:t>Bristol</w:t></w:r>") +
    paragraph(`<w:hyperlink r:id="l">${run("my page")}</w:hyperlink>`);
  const header = `<w:hdr ${PART_NAMESPACE}>${paragraph(run("Jane Doe"))}</w:hdr>`;
  const bytes = makeDocx(
    body,
    { "word/header1.xml": header },
    relation("h", "header", "header1.xml") + relation("l", "hyperlink", "https://example.com/", true),
  );
  const { lines } = await readResume(bytes, "a.docx");
  expect(lines.map((line) => line.text)).toEqual([
    "Jane Doe",
    "• Cut waste",
    "Cook\t2012",
    "Bristol",
    "my page",
  ]);
  expect(lines[4]!.links).toEqual([{ start: 0, end: 7, url: "https://example.com/" }]);
  const heights = lines.map((line) => line.y);
  expect([...heights].sort((a, b) => a - b)).toEqual(heights);
});

test("a legacy DOC is read with its styles", async (context) => {
  const file = "eval/dev/files/parse/jr_colophon__jane_fullstacker_doc.doc";
  needShared(file, context);
  const text = await readResume(new Uint8Array(readFileSync(sharedPath(file))), "a.doc");
  expect(text.format).toBe("doc");
  expect(text.lines.length).toBeGreaterThan(50);
  expect(text.lines.find((line) => line.text === "Jane Q. Fullstacker")!.size).toBeGreaterThan(14);
  expect(text.lines.some((line) => line.bold)).toBe(true);
});

test("Word 2003 XML under the name .doc is read", async () => {
  const xml = `<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${SEEN}</w:body></w:wordDocument>`;
  expect(await linesIn(new TextEncoder().encode(xml))).toEqual(["Jane Doe, Cook"]);
});

test("a date that a converter glued to the name before it is parted again", async () => {
  expect(
    await linesIn(
      makeDocx(paragraph(run("Area 52Sep 2013 - Present")) + paragraph(run("Cornell University2012"))),
    ),
  ).toEqual(["Area 52\tSep 2013 - Present", "Cornell University\t2012"]);
  expect(
    await linesIn(makeDocx(paragraph(run("JavaScript ES2015, Windows Server 2019, OctoPrint")))),
  ).toEqual(["JavaScript ES2015, Windows Server 2019, OctoPrint"]);
});

test("words in unlike type without a space between them are parted; a capital set apart doesn't", async () => {
  const bold = "<w:b/>";
  const large = '<w:sz w:val="40"/>';
  const body =
    paragraph(run("Excel", bold) + run("advanced")) +
    paragraph(run("A", large) + run("DA")) +
    paragraph(run("base", bold) + run("s of data"));
  expect(await linesIn(makeDocx(body))).toEqual(["Excel advanced", "ADA", "bases of data"]);
});

test.each(["header", "footer"])("who somebody is may stand in the %s of a Word document", async (kind) => {
  const tag = kind === "header" ? "hdr" : "ftr";
  const own = paragraph(run("Ada Winter", '<w:sz w:val="36"/>'));
  const contact = paragraph(run("Leeds, United Kingdom | ada@example.org | 07700 900123"));
  const part = `<w:${tag} ${PART_NAMESPACE}>${kind === "header" ? own + contact : contact}</w:${tag}>`;
  const body = ["Experience", "Baker, Old Mill Ltd, 2019 - 2022", "Skills", "Sourdough, Lamination"];
  const text = await readResume(
    makeDocx(
      (kind === "header" ? "" : own) + body.map((line) => paragraph(run(line))).join(""),
      { [`word/${kind}1.xml`]: part },
      relation("p", kind, `${kind}1.xml`),
    ),
    "a.docx",
  );
  const facts = parseResume(text, { asOf: "2026-01" });
  expect([facts.name, facts.emails[0], facts.phones[0], facts.location].map((fact) => fact?.value)).toEqual([
    "Ada Winter",
    "ada@example.org",
    "07700 900123",
    "Leeds, United Kingdom",
  ]);
  const listed = facts.skills.filter(({ uses }) => uses.some(({ where }) => where === "listed"));
  expect(listed.map(({ name }) => name)).toEqual(["Sourdough", "Lamination"]);
});
