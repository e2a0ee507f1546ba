import { writeFileSync } from "node:fs";
import sharp from "sharp";

// Lines and small type on flat colour: full colour resolution keeps them sharp at a third of WebP's bytes.
const AVIF = { quality: 60, effort: 6, chromaSubsampling: "4:4:4" } as const;
const WEBP = { quality: 82, effort: 6 } as const;

/** @returns bytes of all files together */
export async function writeModern(png: Buffer, path: string, widths: number[]): Promise<number> {
  let bytes = 0;
  for (const width of widths) {
    const sized = sharp(png).resize(width);
    const files = {
      avif: await sized.clone().avif(AVIF).toBuffer(),
      webp: await sized.webp(WEBP).toBuffer(),
    };
    for (const [ending, content] of Object.entries(files)) {
      writeFileSync(`${path}-${width}.${ending}`, content);
      bytes += content.length;
    }
  }
  return bytes;
}
