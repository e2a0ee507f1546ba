import { afterAll, expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { readResume } from "../../../workers/engine/read";
import { openPrinter } from "../../eval/own-set/drawn/draw-web";
import { drawLayout, drawnLayouts } from "../../eval/own-set/drawn/index";
import { drawnSubjects } from "../../eval/own-set/drawn/subjects";
import { depth, sample } from "../../support/depth";

/** Share of a layout's jobs whose title, employer, first year and number of points are all read right. */
const LEAST_RIGHT = 0.85;
/** The same over all layouts of a small sample, where one person's unknown town weighs more. */
const LEAST_OF_A_SAMPLE = 0.75;
/** Fewer jobs say something of the sample, not of the layout: they count in the sum of all layouts alone. */
const ENOUGH_JOBS = 40;

const printer = openPrinter();
afterAll(async () => (await printer).close());

function same(read: string | undefined, said: string | undefined): boolean {
  const key = (text = ""): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return key(read) === key(said);
}

test("jobs and their points are read from every layout that browsers and word processors draw", async () => {
  const { print } = await printer;
  const poor: string[] = [];
  const all = { jobs: 0, right: 0 };
  const people = sample("people of drawn layouts", drawnSubjects(), depth(2, 8));
  for (const name of sample("drawn layouts", drawnLayouts, 6)) {
    let [jobs, right] = [0, 0];
    for (const person of people) {
      const { bytes, truth } = await drawLayout(name, person, print);
      const { experience } = parseResume(await readResume(bytes, "test"), { asOf: "2026-01" });
      for (const job of truth.experience) {
        const start = "start" in job ? String(job.start) : "";
        const found = experience.find(
          (entry) =>
            same(entry.title?.value, job.title) && entry.start?.value.slice(0, 4) === start.slice(0, 4),
        );
        jobs++;
        if (found && same(found.company?.value, job.company) && found.bullets.length === job.points) right++;
      }
    }
    all.jobs += jobs;
    all.right += right;
    if (jobs >= ENOUGH_JOBS && right < LEAST_RIGHT * jobs) poor.push(`${name}: ${right} of ${jobs}`);
  }
  expect(poor).toEqual([]);
  expect(all.right / all.jobs).toBeGreaterThan(LEAST_OF_A_SAMPLE);
});
