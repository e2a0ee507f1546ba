import type { Features } from "./features";
import type { Subject } from "./people";
import { type Row, row } from "./sheet";
import { labelWords } from "./words";

/** The name and what the person is, in the chosen form. */
export function nameRows(subject: Subject, features: Features, accent: string): Row[] {
  const { name, headline, language } = subject;
  const size = features.size * 2;
  const below = row(headline, { size: features.size + 1.5, color: accent });
  const [first = "", ...rest] = name.split(" ");
  const forms: Record<Features["name"], Row[]> = {
    plain: [row(name, { bold: true, size }), below],
    centred: [row(name, { bold: true, size }, { centre: true }), { ...below, centre: true }],
    "two lines": [row(first, { size }), row(rest.join(" "), { bold: true, size }), below],
    caps: [row(name.toUpperCase(), { bold: true, size: size - 2 }), below],
    "cv above": [
      row(labelWords[language].cv, { size: features.size + 3 }),
      row(name, { bold: true, size }),
      below,
    ],
    "with headline": [
      {
        spans: [
          { text: name, bold: true, size: size - 4 },
          { text: ` – ${headline}`, size: features.size + 1 },
        ],
      },
    ],
    small: [row(name, { bold: true, size: features.size + 1 }), row(headline)],
  };
  return forms[features.name];
}

/** Address, telephone and mail; `apart` where they stand in a section of their own. */
export function contactRows(subject: Subject, features: Features, apart: boolean): Row[] {
  const { email, phone, location, language, link } = subject;
  const label = labelWords[language];
  const parts = [location, phone, email, link].filter(
    (part) => part !== undefined && part !== "",
  ) as string[];
  const centre = features.name === "centred" && !apart;
  const line = (text: string): Row => row(text, {}, centre ? { centre } : {});
  const stacked = parts.map(line);
  const labelled = [`${label.place}: ${location}`, `${label.phone}: ${phone}`, `${label.mail}: ${email}`].map(
    line,
  );
  if (apart) return features.contact === "labels" || features.contact === "commas" ? labelled : stacked;
  switch (features.contact) {
    case "stacked":
      return stacked;
    case "labels":
      return labelled;
    case "commas":
      return [line(`${label.phone}: ${phone}, ${label.mail}: ${email}, ${label.place}: ${location}`)];
    case "bullets":
      return [line(parts.join(" • "))];
    case "two rows":
      return [line(location), line(parts.slice(1).join("  "))];
    case "left and right":
      return [
        { spans: [{ text: location }], right: [{ text: phone }] },
        { spans: [{ text: email }], ...(link ? { right: [{ text: link }] } : {}) },
      ];
    default:
      return [line(parts.join(" | "))];
  }
}
