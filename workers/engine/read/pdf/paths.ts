const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;
const COORDINATES = [2, 2, 6, 4, 0];
/** A rounded rectangle has at most four curves and five lines. */
const MAX_LENGTH = 64;
/** share of its bounding box that a shape with rounded corners must fill to count as a rectangle */
const FILLED = 0.93;

export function isRectanglePath(data: ArrayLike<number> | null): boolean {
  if (!data || data.length === 0 || data.length > MAX_LENGTH) return false;
  const ring: number[] = [];
  let rings = 0;
  for (let i = 0; i < data.length; ) {
    const code = data[i]!;
    const count = COORDINATES[code];
    if (count === undefined) return false;
    if (code === MOVE && ++rings > 1) return false;
    if (code === MOVE || code === LINE || code === CURVE || code === QUADRATIC)
      ring.push(data[i + count - 1]!, data[i + count]!);
    if (code === CLOSE && i + 1 < data.length && data[i + 1] !== MOVE) return false;
    i += 1 + count;
  }
  return fillsItsBox(ring);
}

function fillsItsBox(ring: number[]): boolean {
  let area = 0;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i]!;
    const y = ring[i + 1]!;
    const next = (i + 2) % ring.length;
    area += x * ring[next + 1]! - ring[next]! * y;
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  const box = (x1 - x0) * (y1 - y0);
  return box > 0 && Math.abs(area) / 2 >= FILLED * box;
}
