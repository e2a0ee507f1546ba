import type { Features } from "./features";
import type { Subject } from "./people";
import { type Row, row } from "./sheet";

const levels = ["Advanced", "Intermediate", "Expert", "Basic"];
const bars = ["●●●●○", "●●●○○", "●●●●●", "●●○○○"];

function grid(items: string[], across: number): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < items.length; i += across) {
    rows.push({ spans: [], cells: items.slice(i, i + across).map((text) => [{ text }]) });
  }
  return rows;
}

/** A person's skills in the chosen form. */
export function skillRows(subject: Subject, { skills, columns }: Features): Row[] {
  const items = subject.skills.flatMap((group) => group.items);
  const groups = subject.skills.filter(({ group }) => group !== "");
  const narrow = columns !== "one";
  switch (skills) {
    case "grouped":
      return groups.length > 0
        ? groups.map(({ group, items: own }) => ({
            spans: [{ text: `${group}: `, bold: true }, { text: own.join(", ") }],
          }))
        : [row(items.join(", "))];
    case "grouped below":
      return groups.length > 0
        ? groups.flatMap(({ group, items: own }) => [row(group, { bold: true }), row(own.join(", "))])
        : [row(items.join(" / "))];
    case "one per line":
      return items.map((item) => row(item));
    case "pipes":
      return [row(items.join(" | "))];
    case "bullets":
      return items.map((item) => row(item, {}, { bullet: "•", indent: 10 }));
    case "bullets in a line":
      return [row(items.join(" • "))];
    case "semicolons":
      return [row(`${items.join("; ")}.`)];
    case "grid":
      return grid(items, narrow ? 2 : 3);
    case "levels":
      return items.map((text, i): Row => ({ spans: [{ text }], right: [{ text: bars[i % 4] ?? "" }] }));
    case "level words":
      return items.map((text, i) => row(`${text} (${levels[i % 4]})`));
    case "table":
      return items.map(
        (text, i): Row => ({ spans: [], cells: [[{ text }], [{ text: levels[i % 4] ?? "" }]] }),
      );
    default:
      return [row(items.join(", "))];
  }
}
