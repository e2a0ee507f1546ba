import { expect, test } from "vitest";
import { drawFiles, filesAlwaysRun } from "../../scripts/lib/testing/drawn-files";

test.each(["workers", "e2e"] as const)(
  "one seed draws the same files of %s again, and each comes up",
  (lane) => {
    expect(drawFiles(lane, "a seed")).toEqual(drawFiles(lane, "a seed"));
    const draws = Array.from({ length: 200 }, (_, run) => drawFiles(lane, `seed ${run}`));
    const seen = new Map<string, number>();
    for (const files of draws) {
      expect(new Set(files).size).toBe(files.length);
      for (const file of files) seen.set(file, (seen.get(file) ?? 0) + 1);
    }
    // One in ten draws or so; the seeds don't change.
    expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(5);
    const constant = [...seen].filter(([, times]) => times === draws.length).map(([file]) => file);
    expect(constant.sort()).toEqual(filesAlwaysRun(lane).sort());
  },
);
