/** Smaller type (points) can't be read on paper; the smallest honest print is about 5. */
export const TINY = 3;
export const WHITE = 0xffffff;
/** Contrast ratio (WCAG 2, 1 to 21) under which letters melt into what lies behind them. */
const SEEN_CONTRAST = 1.18;

export function meltsInto(letters: number, ground: number): boolean {
  if (letters === 0 && ground === WHITE) return false;
  const [a, b] = [luminance(letters), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < SEEN_CONTRAST;
}

/** Relative luminance of sRGB (WCAG 2.2, "relative luminance"). */
function luminance(color: number): number {
  return (
    0.2126 * linear((color >> 16) & 255) + 0.7152 * linear((color >> 8) & 255) + 0.0722 * linear(color & 255)
  );
}

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
