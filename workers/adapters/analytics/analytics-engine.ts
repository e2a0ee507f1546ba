import type { Analytics } from "./port";

/**
 * Cloudflare's Analytics Engine. In SQL: `index1` and `blob1` are the name, `blob2` the kind of page, `blob3` the section,
 * target or action, `double1` is 1 (to be summed with `_sample_interval`), `double2` the slide.
 */
export function createAnalyticsEngine(dataset: AnalyticsEngineDataset): Analytics {
  return {
    count: ({ name, page, detail, number }) =>
      dataset.writeDataPoint({ indexes: [name], blobs: [name, page, detail], doubles: [1, number] }),
  };
}
