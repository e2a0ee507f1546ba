import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function asked(description: string): { label: string; importance: string }[] {
  return analyseJob({ title: "", description })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label, importance }) => ({ label: label.toLowerCase(), importance }));
}

const SHOP = "Cheesemonger for our stall\n\nWe sell cheese under the arches on Fridays.";

test.each([
  [
    "You'll wrap the parcels, chase late deliveries and mop the floor.",
    ["wrap the parcels", "mop the floor"],
  ],
  [
    "We want someone who can fold a box, weigh a wedge and carve a ham.",
    ["fold a box", "weigh a wedge", "carve a ham"],
  ],
  ["You should be able to saw a bone in two.", ["saw a bone in two"]],
  [
    "You'd be stacking crates, tasting the brie and scrubbing boards.",
    ["stacking crates", "tasting the brie", "scrubbing boards"],
  ],
  ["You polish the slicer, rinse the knives and lock the gate.", ["polish the slicer", "rinse the knives"]],
  ["You'll be the one who waxes the rinds and turns the wheels.", ["waxes the rinds", "turns the wheels"]],
])("%s: asks for what it tells", (line, duties) => {
  const found = asked(`${SHOP} ${line}`);
  expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(duties));
});

test("what is said by the way is an extra", () => {
  const found = asked(`${SHOP} You'll wrap the parcels. If you can carve a ham, come and talk to us.`);
  expect(found.find(({ label }) => label === "carve a ham")?.importance).toBe("nice");
});

test.each([
  "You'll have a say in the range, get a wheel of brie at Christmas and learn a trade.",
  "You'll love the banter and enjoy the tastings.",
  "You'll join a happy crew and become a partner.",
])("%s: what someone gets or feels is no duty", (line) => {
  const labels = asked(`${SHOP} ${line}`).map(({ label }) => label);
  expect(labels.filter((label) => /say|wheel|trade|banter|tastings|crew|partner/.test(label))).toEqual([]);
});
