import type { DocxPackage } from "./package";
import { scanXml } from "./xml";

/** Character formatting; null means "as the level above says". */
export type RunStyle = {
  bold: boolean | null;
  italic: boolean | null;
  size: number | null;
  /** 0xrrggbb */
  color: number | null;
  vanish: boolean | null;
  /** ground colour; -1 where a pattern or picture hides it */
  shading: number | null;
};

export type Style = RunStyle & { basedOn: string | null; numId: string | null };

export type StyleSheet = {
  paragraph: (id: string | null) => Style;
  run: (id: string | null) => Style;
};

export const NO_STYLE: RunStyle = {
  bold: null,
  italic: null,
  size: null,
  color: null,
  vanish: null,
  shading: null,
};
const PLAIN: Style = { ...NO_STYLE, basedOn: null, numId: null };
/** The style sheet's default paragraph style; no style id has a space in front. */
const DEFAULT_PARAGRAPH = " default";
const MAX_CHAIN = 12;

export function noteRunProperty(
  style: RunStyle,
  name: string,
  attribute: (name: string) => string | null,
): void {
  switch (name) {
    case "w:b":
      style.bold = isOn(attribute);
      break;
    case "w:i":
      style.italic = isOn(attribute);
      break;
    case "w:vanish":
      style.vanish = isOn(attribute);
      break;
    case "w:sz":
      style.size = Number.parseInt(attribute("w:val") ?? "", 10) / 2 || null;
      break;
    case "w:color":
      style.color = parseHex(attribute("w:val")) ?? 0;
      break;
    case "w:shd":
      style.shading = readShading(attribute);
      break;
    case "w:highlight":
      style.shading = -1;
      break;
  }
}

export function readShading(attribute: (name: string) => string | null): number | null {
  const fill = parseHex(attribute("w:fill"));
  if (fill !== null) return fill;
  return attribute("w:themeFill") !== null ? -1 : null;
}

export function overlay<T extends RunStyle>(under: T, over: RunStyle): T {
  return {
    ...under,
    bold: over.bold ?? under.bold,
    italic: over.italic ?? under.italic,
    size: over.size ?? under.size,
    color: over.color ?? under.color,
    vanish: over.vanish ?? under.vanish,
    shading: over.shading ?? under.shading,
  };
}

export function readStyles(pack: DocxPackage, path: string | null): StyleSheet {
  return styleSheet(path === null ? null : pack.part(path));
}

export function styleSheet(xml: string | null): StyleSheet {
  const styles = new Map<string, Style>();
  const defaults: Style = { ...PLAIN };
  if (xml !== null) collectStyles(xml, styles, defaults);
  const chainOver = (id: string | null, ground: Style): Style => {
    const chain: Style[] = [];
    for (let next = id; next !== null && chain.length < MAX_CHAIN; ) {
      const style = styles.get(next);
      if (!style) break;
      chain.push(style);
      next = style.basedOn;
    }
    return chain.reduceRight(
      (under, over) => ({ ...overlay(under, over), numId: over.numId ?? under.numId }),
      ground,
    );
  };
  const paragraphs = new Map<string | null, Style>();
  return {
    paragraph(id) {
      const known = paragraphs.get(id);
      if (known) return known;
      const style = chainOver(id ?? DEFAULT_PARAGRAPH, defaults);
      paragraphs.set(id, style);
      return style;
    },
    run: (id) => (id === null ? PLAIN : chainOver(id, PLAIN)),
  };
}

function collectStyles(xml: string, styles: Map<string, Style>, defaults: Style): void {
  let current: Style | null = null;
  scanXml(xml, {
    open(name, attribute) {
      if (name === "w:rPrDefault") current = defaults;
      else if (name === "w:style") {
        current = { ...PLAIN };
        styles.set(attribute("w:styleId") ?? "", current);
        if (attribute("w:default") === "1" && attribute("w:type") === "paragraph")
          styles.set(DEFAULT_PARAGRAPH, current);
      } else if (current && name === "w:basedOn") current.basedOn = attribute("w:val");
      else if (current && name === "w:numId") current.numId = attribute("w:val");
      else if (current) noteRunProperty(current, name, attribute);
    },
    close(name) {
      if (name === "w:style" || name === "w:rPrDefault") current = null;
    },
    text() {},
  });
}

export function isOn(attribute: (name: string) => string | null): boolean {
  const value = attribute("w:val");
  return value === null || !/^(?:0|false|off|none)$/.test(value);
}

function parseHex(value: string | null): number | null {
  return value !== null && /^[\da-f]{6}$/i.test(value) ? Number.parseInt(value, 16) : null;
}
