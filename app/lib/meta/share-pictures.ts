/** By the page's path; all other pages share the product's picture. */
export const shareWords: Record<string, string> = {
  "/individual": "Know where your résumé stands.",
  "/agencies": "A shortlist that you can explain.",
  "/pricing": "Plain prices, and 14 days to try.",
  "/how": "A score that you can check.",
  "/about": "A true line to measure by.",
  "/learning-center": "What we know about finding work.",
  "/coaching": "Talk it through with a coach.",
  "/interview": "Interview practice, coming soon.",
  "/careers": "Join our team.",
  "/contact": "A person reads every message.",
};

const SIZE = { width: 1200, height: 630 };

/** Drawn by `scripts/brand/draw-brand.ts`. */
export function sharePicture(path: string) {
  const words = shareWords[path];
  if (!words) return { path: "/og.jpg", alt: "Plumbline: hang every résumé on the same line", ...SIZE };
  return { path: `/images/share${path}.jpg`, alt: `Plumbline: ${words}`, ...SIZE };
}
