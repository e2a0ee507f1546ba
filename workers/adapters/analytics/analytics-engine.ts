import type { Analytics } from "./port";

/** In SQL: blob1 name, blob2 page, blob3 detail, double1 1 (times `_sample_interval`), double2 slide. */
export function createAnalyticsEngine(dataset: AnalyticsEngineDataset): Analytics {
  return {
    count: ({ name, page, detail, number }) =>
      dataset.writeDataPoint({ indexes: [name], blobs: [name, page, detail], doubles: [1, number] }),
  };
}
