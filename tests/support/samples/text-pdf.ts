export function textPdf(lines: string[]): Uint8Array<ArrayBuffer> {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, "\\$&"));
  const content = `BT /F1 11 Tf 72 760 Td 15 TL ${escaped.map((line) => `(${line}) Tj T*`).join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(body + xref + trailer, (character) => character.charCodeAt(0));
}

/** Of another person for each number: none of them shares an address or a phone number. */
export function resumePdf(number = 0): Uint8Array<ArrayBuffer> {
  return textPdf([
    "Mara Lind",
    `mara.lind${number}@example.com | ${phoneOf(number)} | Gothenburg, Sweden`,
    "",
    "Experience",
    "Backend Developer, Nordwind Systems",
    "Jan 2019 - Present",
    "- Built payment services in Python and PostgreSQL on Kubernetes",
    "- Led the move from one server to Docker containers",
    "",
    "Education",
    "BSc in Computer Science, Chalmers University of Technology, 2014 - 2018",
    "",
    "Skills",
    "Python, PostgreSQL, Docker, Kubernetes, Git",
  ]);
}

/** "+46 70 555 01 02" for 0. */
function phoneOf(number: number): string {
  const digits = String(5_550_102 + number);
  return `+46 70 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`;
}
