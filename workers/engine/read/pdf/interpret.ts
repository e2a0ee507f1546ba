import { glyphText } from "./characters";
import { type FontFace, fontFace, PLAIN_FACE, type RawFont } from "./font-style";
import { IDENTITY, intersect, type Matrix, mapRect, multiply, type Rect } from "./matrix";
import type { Glyph, PageContent, Shape } from "./page-content";
import { isRectanglePath } from "./paths";

/** A page's drawing operators as pdf.js lists them. */
export type OperatorList = { fnArray: number[]; argsArray: unknown[] };

/** What the interpreter asks of its surroundings. */
export type PageSetting = {
  /** operator numbers by name */
  ops: Record<string, number>;
  /** page space to points from the top left corner */
  base: Matrix;
  width: number;
  height: number;
  fontOf: (id: string) => RawFont | null;
  isLayerVisible: (group: unknown) => boolean;
  /** false when pictures of this file have holes, so that text under them may show */
  opaqueImages: boolean;
};

type RawGlyph = { unicode?: string; width?: number; isSpace?: boolean; vmetric?: number[] | null };

type GraphicsState = {
  ctm: Matrix;
  clip: Rect;
  fill: number;
  stroke: number;
  alpha: number;
  /** opacity of the groups around */
  groupAlpha: number;
  masked: boolean;
  font: FontFace;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  mode: number;
};

type Handler = (args: unknown[]) => void;

/** Below this opacity paint can't be seen. */
const FAINT = 0.06;

/**
 * Walks a page's operators once and notes every glyph and every painted area.
 * Text hidden by layers counts as inkless; whether a glyph can be seen is decided later, by the shapes around it.
 */
export function interpretPage(list: OperatorList, setting: PageSetting): PageContent {
  const interpreter = createInterpreter(setting);
  const { fnArray, argsArray } = list;
  for (let i = 0; i < fnArray.length; i++) interpreter.run(fnArray[i]!, argsArray[i] as unknown[] | null, i);
  return interpreter.content;
}

function createInterpreter(setting: PageSetting) {
  const glyphs: Glyph[] = [];
  const shapes: Shape[] = [];
  const faces = new Map<string, FontFace>();
  const page: Rect = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 };
  let state: GraphicsState = {
    ctm: setting.base,
    clip: page,
    fill: 0,
    stroke: 0,
    alpha: 1,
    groupAlpha: 1,
    masked: false,
    font: PLAIN_FACE,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
  const stack: { state: GraphicsState; painted: boolean; moved: boolean }[] = [];
  let painted = false;
  let moved = false;
  let order = 0;
  let pendingClip = false;
  let textMatrix: Matrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  const layers: boolean[] = [];
  let hiddenLayers = 0;
  let spaceBefore = false;

  function save(): void {
    stack.push({ state, painted, moved });
    state = { ...state };
    painted = false;
    moved = false;
  }

  function restore(): void {
    const outer = stack.pop();
    if (!outer) return;
    // pdf.js drops pictures above its size limit and leaves "save, transform, restore" behind.
    if (moved && !painted) addShape(mapRect(state.ctm, 0, 0, 1, 1), -1, setting.opaqueImages);
    painted = outer.painted || painted;
    moved = outer.moved;
    state = outer.state;
  }

  function transform(m: unknown): void {
    if (m) state.ctm = multiply(state.ctm, m as ArrayLike<number>);
    moved = true;
  }

  function addShape(area: Rect, color: number, solid: boolean): void {
    const seen = intersect(area, state.clip);
    const alpha = state.alpha * state.groupAlpha;
    if (alpha < FAINT || hiddenLayers > 0 || !(seen.x1 - seen.x0 > 0.3 && seen.y1 - seen.y0 > 0.3)) return;
    shapes.push({ ...seen, order, color, solid: solid && alpha > 0.95 && !state.masked });
  }

  function constructPath(args: unknown[]): void {
    const [paint, data, box] = args as [number, [ArrayLike<number> | null], ArrayLike<number> | null];
    const area = box ? mapRect(state.ctm, box[0]!, box[1]!, box[2]!, box[3]!) : null;
    if (area && fills.has(paint)) addShape(area, state.fill, isRectanglePath(data[0]));
    if (paint !== setting.ops.endPath) painted = true;
    if (pendingClip) {
      if (area) state.clip = intersect(state.clip, area);
      pendingClip = false;
    }
  }

  function image(): void {
    painted = true;
    addShape(mapRect(state.ctm, 0, 0, 1, 1), -1, setting.opaqueImages);
  }

  function moveText(dx: number, dy: number): void {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  }

  function resetText(m: Matrix): void {
    textMatrix = m;
    x = y = lineX = lineY = 0;
  }

  function showText(list: (RawGlyph | number)[]): void {
    painted = true;
    const { font, fontSize, hScale, charSpacing, wordSpacing } = state;
    if (fontSize === 0) return;
    const m = multiply(state.ctm, textMatrix);
    const along = Math.hypot(m[0], m[1]);
    const direction = fontSize < 0 ? -1 : 1;
    const size = Math.abs(fontSize) * Math.hypot(m[2], m[3]) * font.emScale;
    const angle = writingAngle(m, direction, font.vertical);
    const unit = fontSize * font.widthScale;
    const alpha = state.alpha * state.groupAlpha;
    const inkless = hiddenLayers > 0 || state.mode === 3 || state.mode === 7 || alpha < FAINT;
    const color = state.mode === 1 || state.mode === 5 ? state.stroke : state.fill;
    const { clip } = state;
    let pen = 0;
    for (const item of list) {
      if (typeof item === "number") {
        pen += ((font.vertical ? 1 : -1) * item * fontSize) / 1000;
        continue;
      }
      const spacing = (item.isSpace ? wordSpacing : 0) + charSpacing;
      const width = font.vertical && item.vmetric ? -item.vmetric[0]! : (item.width ?? 0);
      const advance = width * unit + (font.vertical ? -spacing : spacing) * direction;
      const text = glyphText(item.unicode ?? "");
      if (text === " " || text === "") spaceBefore = true;
      else {
        const tx = font.vertical ? x : x + pen * hScale;
        const ty = (font.vertical ? y - pen : y) + state.rise;
        const gx = m[0] * tx + m[2] * ty + m[4];
        const gy = m[1] * tx + m[3] * ty + m[5];
        const inkWidth = Math.abs(width * unit) * along * (font.vertical ? 1 : hScale);
        const clipped =
          gx + inkWidth < clip.x0 - 2 || gx > clip.x1 + 2 || gy < clip.y0 - 2 || gy - size > clip.y1 + 2;
        glyphs.push({
          text,
          x: gx,
          y: gy,
          width: inkWidth,
          size,
          angle,
          color,
          bold: font.bold || state.mode === 2,
          italic: font.italic,
          spaceBefore,
          order,
          hidden: null,
          inkless,
          clipped,
        });
        spaceBefore = false;
      }
      pen += advance;
    }
    if (font.vertical) y -= pen;
    else x += pen * hScale;
  }

  function setFont(id: string, size: number): void {
    let face = faces.get(id);
    if (!face) {
      const raw = setting.fontOf(id);
      face = raw ? fontFace(raw) : PLAIN_FACE;
      faces.set(id, face);
    }
    state.font = face;
    state.fontSize = size;
  }

  function setGState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === "ca" && typeof value === "number") state.alpha = value;
      else if (key === "SMask") state.masked = Boolean(value);
      else if (key === "Font" && Array.isArray(value)) setFont(value[0], value[1]);
    }
  }

  function beginForm([matrix, box]: unknown[]): void {
    save();
    if (matrix) transform(matrix);
    if (box) {
      const b = box as ArrayLike<number>;
      state.clip = intersect(state.clip, mapRect(state.ctm, b[0]!, b[1]!, b[2]!, b[3]!));
    }
    painted = true;
  }

  function beginGroup(): void {
    save();
    painted = true;
    state.groupAlpha *= state.alpha;
    state.alpha = 1;
  }

  function beginAnnotation([, rect, matrix, appearance]: unknown[]): void {
    save();
    painted = true;
    state.ctm = setting.base;
    state.clip = page;
    if (rect) {
      transform(matrix);
      transform(appearance);
    }
  }

  function beginLayer(visible: boolean): void {
    layers.push(visible);
    if (!visible) hiddenLayers++;
  }

  const { ops } = setting;
  const fills = new Set<number>(
    ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"].map(
      (n) => ops[n]!,
    ),
  );
  const named: Record<string, Handler> = {
    save,
    restore,
    transform: (a) => transform(a),
    setGState: ([entries]) => setGState(entries as [string, unknown][]),
    setFillRGBColor: ([color]) => {
      state.fill = parseColor(color);
    },
    setStrokeRGBColor: ([color]) => {
      state.stroke = parseColor(color);
    },
    setFillColorN: () => {
      state.fill = -1;
    },
    setStrokeColorN: () => {
      state.stroke = -1;
    },
    clip: () => {
      pendingClip = true;
    },
    eoClip: () => {
      pendingClip = true;
    },
    constructPath,
    shadingFill: () => {
      painted = true;
      if (state.clip !== page) addShape(state.clip, -1, false);
    },
    paintSolidColorImageMask: () => {
      painted = true;
      addShape(mapRect(state.ctm, 0, 0, 1, 1), state.fill, true);
    },
    paintFormXObjectBegin: beginForm,
    paintFormXObjectEnd: restore,
    beginGroup,
    endGroup: restore,
    beginAnnotation,
    endAnnotation: restore,
    beginMarkedContent: () => beginLayer(true),
    beginMarkedContentProps: ([tag, props]) => beginLayer(tag !== "OC" || setting.isLayerVisible(props)),
    endMarkedContent: () => {
      if (layers.pop() === false) hiddenLayers--;
    },
    beginText: () => resetText(IDENTITY),
    setTextMatrix: ([m]) => resetText(Array.from(m as ArrayLike<number>) as unknown as Matrix),
    moveText: ([dx, dy]) => moveText(dx as number, dy as number),
    setLeadingMoveText: ([dx, dy]) => {
      state.leading = dy as number;
      moveText(dx as number, dy as number);
    },
    setLeading: ([leading]) => {
      state.leading = -(leading as number);
    },
    nextLine: () => moveText(0, state.leading),
    setFont: ([id, size]) => setFont(id as string, size as number),
    setCharSpacing: ([value]) => {
      state.charSpacing = value as number;
    },
    setWordSpacing: ([value]) => {
      state.wordSpacing = value as number;
    },
    setHScale: ([value]) => {
      state.hScale = (value as number) / 100;
    },
    setTextRise: ([value]) => {
      state.rise = value as number;
    },
    setTextRenderingMode: ([value]) => {
      state.mode = value as number;
    },
    showText: ([list]) => showText(list as (RawGlyph | number)[]),
  };
  for (const name of Object.keys(ops)) if (/^paint.*Image/.test(name) && !named[name]) named[name] = image;
  const handlers: (Handler | undefined)[] = [];
  for (const [name, handler] of Object.entries(named))
    if (ops[name] !== undefined) handlers[ops[name]] = handler;

  return {
    content: { glyphs, shapes } as PageContent,
    run(op: number, args: unknown[] | null, at: number): void {
      order = at;
      handlers[op]?.(args ?? []);
    },
  };
}

function writingAngle(m: Matrix, direction: number, vertical: boolean): number {
  const degrees = (Math.atan2(m[1] * direction, m[0] * direction) * 180) / Math.PI + (vertical ? 90 : 0);
  const rounded = Math.round(degrees);
  return Math.abs(rounded) <= 2 ? 0 : (rounded + 360) % 360;
}

function parseColor(value: unknown): number {
  if (typeof value !== "string" || value[0] !== "#") return -1;
  return Number.parseInt(value.slice(1, 7), 16);
}
