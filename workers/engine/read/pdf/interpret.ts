import { type FontFace, fontFace, PLAIN_FACE, type RawFont } from "./font-style";
import { createGraphics } from "./graphics";
import { restoreLigatures } from "./ligatures";
import { IDENTITY, type Matrix } from "./matrix";
import type { PageContent } from "./page-content";
import { createTextPainter, type RawGlyph } from "./text-painter";

export type OperatorList = { fnArray: number[]; argsArray: unknown[] };

export type PageSetting = {
  ops: Record<string, number>;
  base: Matrix;
  fontOf: (id: string) => RawFont | null;
  isLayerVisible: (group: unknown) => boolean;
  opaqueImages: boolean;
};

type Numbers = ArrayLike<number>;
// biome-ignore lint/suspicious/noExplicitAny: pdf.js types no operator's arguments
type Handler = (args: any) => void;

/** These take numbers alone. A broken file may hold a name there: as in viewers, the operator counts for nothing. */
const NUMERIC = [
  ...["moveText", "setLeadingMoveText", "setLeading", "setCharSpacing", "setWordSpacing", "setTextRise"],
  ...["setTextRenderingMode", "setHScale", "transform"],
];
const FILLS = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

/** Notes every glyph and painted area of a page; whether a glyph can be seen is decided later, by the shapes around it. */
export function interpretPage(list: OperatorList, setting: PageSetting): PageContent {
  const graphics = createGraphics(setting.base, setting.opaqueImages);
  const text = createTextPainter(graphics);
  const handlers = handlersOf(setting, graphics, text);
  const { fnArray, argsArray } = list;
  for (let i = 0; i < fnArray.length; i++) {
    graphics.order = i;
    handlers[fnArray[i]!]?.(argsArray[i] ?? []);
  }
  return { glyphs: restoreLigatures(text.glyphs), shapes: graphics.shapes, marks: graphics.marks };
}

function handlersOf(
  setting: PageSetting,
  graphics: ReturnType<typeof createGraphics>,
  text: ReturnType<typeof createTextPainter>,
): (Handler | undefined)[] {
  const { ops } = setting;
  const fills = new Set(FILLS.map((name) => ops[name]));
  const faces = new Map<string, FontFace>();
  const layers: boolean[] = [];

  function setFont(id: string, size: number): void {
    if (!Number.isFinite(size)) return;
    let face = faces.get(id);
    if (!face) {
      const raw = setting.fontOf(id);
      face = raw ? fontFace(raw) : PLAIN_FACE;
      faces.set(id, face);
    }
    graphics.state.font = face;
    graphics.state.fontSize = size;
  }

  function beginLayer(visible: boolean): void {
    layers.push(visible);
    if (!visible) graphics.hiddenLayers++;
  }

  const set =
    (key: "charSpacing" | "wordSpacing" | "rise" | "mode"): Handler =>
    ([value]: [number]) => {
      graphics.state[key] = value;
    };

  const named: Record<string, Handler> = {
    save: graphics.save,
    restore: graphics.restore,
    transform: (m: Numbers) => graphics.transform(m),
    setGState: ([entries]: [[string, unknown][]]) => {
      for (const [key, value] of entries) {
        if (key === "ca" && typeof value === "number") graphics.state.alpha = value;
        else if (key === "SMask") graphics.state.masked = Boolean(value);
        else if (key === "Font" && Array.isArray(value)) setFont(value[0], value[1]);
      }
    },
    setFillRGBColor: ([color]) => {
      graphics.state.fill = parseColor(color);
    },
    setStrokeRGBColor: ([color]) => {
      graphics.state.stroke = parseColor(color);
    },
    setFillColorN: () => {
      graphics.state.fill = -1;
    },
    setStrokeColorN: () => {
      graphics.state.stroke = -1;
    },
    clip: graphics.clipToNextPath,
    eoClip: graphics.clipToNextPath,
    constructPath: ([paint, data, box]: [number, (Numbers | null)[] | null, Numbers | null]) => {
      const paints = paint !== ops.endPath;
      graphics.path(data?.[0] ?? null, box, { fills: fills.has(paint), paints });
      if (paints) graphics.painted = true;
    },
    shadingFill: graphics.shading,
    paintSolidColorImageMask: () => graphics.image(graphics.state.fill),
    paintFormXObjectBegin: ([matrix, box]: [Numbers | null, Numbers | null]) => {
      graphics.save();
      graphics.painted = true;
      if (matrix) graphics.transform(matrix);
      if (box) graphics.clipTo(box);
    },
    paintFormXObjectEnd: graphics.restore,
    beginGroup: graphics.beginGroup,
    endGroup: graphics.restore,
    beginAnnotation: ([, rect, matrix, appearance]: [string, unknown, Numbers | null, Numbers | null]) => {
      graphics.beginAnnotation();
      if (!rect) return;
      graphics.transform(matrix);
      graphics.transform(appearance);
    },
    endAnnotation: graphics.restore,
    beginMarkedContent: () => beginLayer(true),
    beginMarkedContentProps: ([tag, props]) => beginLayer(tag !== "OC" || setting.isLayerVisible(props)),
    endMarkedContent: () => {
      if (layers.pop() === false) graphics.hiddenLayers--;
    },
    beginText: () => text.reset(IDENTITY),
    setTextMatrix: ([m]: [Numbers]) => {
      if (areNumbers(m)) text.reset(m);
    },
    moveText: ([dx, dy]: [number, number]) => text.move(dx, dy),
    setLeadingMoveText: ([dx, dy]: [number, number]) => {
      graphics.state.leading = dy;
      text.move(dx, dy);
    },
    setLeading: ([leading]: [number]) => {
      graphics.state.leading = -leading;
    },
    nextLine: text.nextLine,
    setFont: ([id, size]: [string, number]) => setFont(id, size),
    setCharSpacing: set("charSpacing"),
    setWordSpacing: set("wordSpacing"),
    setTextRise: set("rise"),
    setTextRenderingMode: set("mode"),
    setHScale: ([value]: [number]) => {
      graphics.state.hScale = value / 100;
    },
    showText: ([items]: [(RawGlyph | number)[]]) => text.show(items),
  };
  for (const name of Object.keys(ops))
    if (/^paint.*Image/.test(name) && !named[name]) named[name] = () => graphics.image(-1);
  for (const name of NUMERIC) {
    const handler = named[name]!;
    named[name] = (args: Numbers) => {
      if (areNumbers(args)) handler(args);
    };
  }
  const handlers: (Handler | undefined)[] = [];
  for (const [name, handler] of Object.entries(named))
    if (ops[name] !== undefined) handlers[ops[name]] = handler;
  return handlers;
}

function areNumbers(values: Numbers): boolean {
  for (let i = 0; i < values.length; i++) if (!Number.isFinite(values[i])) return false;
  return true;
}

function parseColor(value: unknown): number {
  if (typeof value !== "string" || value[0] !== "#") return -1;
  return Number.parseInt(value.slice(1, 7), 16);
}
