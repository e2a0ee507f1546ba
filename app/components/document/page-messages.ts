/** In PDF points (1/72 inch), as the page is turned. */
export type PageSize = { number: number; width: number; height: number };

/** `width`: of the picture, in device pixels. `most`: how many pages are wanted at most. */
export type ToWorker =
  | { kind: "open"; bytes: ArrayBuffer; most: number }
  | { kind: "draw"; page: number; width: number };

export type FromWorker =
  | { kind: "opened"; pages: PageSize[]; count: number }
  | { kind: "drawn"; picture: ImageBitmap }
  | { kind: "failed"; locked: boolean };
