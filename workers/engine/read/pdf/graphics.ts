import { isMark } from "./drawn-bullets";
import { type FontFace, PLAIN_FACE } from "./font-style";
import { intersect, type Matrix, mapRect, multiply, type Rect } from "./matrix";
import type { Shape } from "./page-content";
import { isRectanglePath } from "./paths";

export type GraphicsState = {
  ctm: Matrix;
  clip: Rect;
  fill: number;
  stroke: number;
  alpha: number;
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

export const FAINT = 0.06;
const OPAQUE = 0.95;
const EVERYWHERE: Rect = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 };
/** Smaller areas (points) are rules and dots. */
const MIN_AREA_SIDE = 0.3;

export type Graphics = ReturnType<typeof createGraphics>;

/** @param opaqueImages false when pictures have holes, so that text under them may show */
export function createGraphics(base: Matrix, opaqueImages: boolean) {
  const shapes: Shape[] = [];
  const marks: Rect[] = [];
  const stack: { state: GraphicsState; painted: boolean; moved: boolean }[] = [];
  let pendingClip = false;
  let moved = false;

  const graphics = {
    shapes,
    marks,
    state: initialState(base),
    order: 0,
    painted: false,
    hiddenLayers: 0,

    save(): void {
      stack.push({ state: graphics.state, painted: graphics.painted, moved });
      graphics.state = { ...graphics.state };
      graphics.painted = false;
      moved = false;
    },

    restore(): void {
      const outer = stack.pop();
      if (!outer) return;
      // pdf.js drops pictures above its size limit and leaves "save, transform, restore" behind.
      if (moved && !graphics.painted) addShape(mapRect(graphics.state.ctm, 0, 0, 1, 1), -1, opaqueImages);
      graphics.painted = outer.painted || graphics.painted;
      moved = outer.moved;
      graphics.state = outer.state;
    },

    transform(m: ArrayLike<number> | null): void {
      if (m) graphics.state.ctm = multiply(graphics.state.ctm, m);
      moved = true;
    },

    clipToNextPath(): void {
      pendingClip = true;
    },

    clipTo(box: ArrayLike<number>): void {
      const { state } = graphics;
      state.clip = intersect(state.clip, mapRect(state.ctm, box[0]!, box[1]!, box[2]!, box[3]!));
    },

    path(
      data: ArrayLike<number> | null,
      box: ArrayLike<number> | null,
      { fills, paints }: { fills: boolean; paints: boolean },
    ): void {
      const { state } = graphics;
      if (box && paints) addMark(mapRect(state.ctm, box[0]!, box[1]!, box[2]!, box[3]!));
      if (box && fills)
        addShape(mapRect(state.ctm, box[0]!, box[1]!, box[2]!, box[3]!), state.fill, isRectanglePath(data));
      if (pendingClip && box) graphics.clipTo(box);
      pendingClip = false;
    },

    image(color: number): void {
      graphics.painted = true;
      addShape(mapRect(graphics.state.ctm, 0, 0, 1, 1), color, color !== -1 || opaqueImages);
    },

    shading(): void {
      graphics.painted = true;
      if (graphics.state.clip !== EVERYWHERE) addShape(graphics.state.clip, -1, false);
    },

    beginGroup(): void {
      graphics.save();
      graphics.painted = true;
      graphics.state.groupAlpha *= graphics.state.alpha;
      graphics.state.alpha = 1;
    },

    beginAnnotation(): void {
      graphics.save();
      graphics.painted = true;
      graphics.state.ctm = base;
      graphics.state.clip = EVERYWHERE;
    },
  };

  function addMark(area: Rect): void {
    const { state } = graphics;
    if (!isMark(area) || graphics.hiddenLayers > 0 || state.alpha * state.groupAlpha < FAINT) return;
    const seen = intersect(area, state.clip);
    if (seen.x1 > seen.x0 && seen.y1 > seen.y0) marks.push(area);
  }

  function addShape(area: Rect, color: number, solid: boolean): void {
    const { state } = graphics;
    const seen = intersect(area, state.clip);
    const alpha = state.alpha * state.groupAlpha;
    if (alpha < FAINT || graphics.hiddenLayers > 0) return;
    if (!(seen.x1 - seen.x0 > MIN_AREA_SIDE && seen.y1 - seen.y0 > MIN_AREA_SIDE)) return;
    shapes.push({ ...seen, order: graphics.order, color, solid: solid && alpha > OPAQUE && !state.masked });
  }

  return graphics;
}

function initialState(base: Matrix): GraphicsState {
  return {
    ctm: base,
    clip: EVERYWHERE,
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
}
