import { expect, test } from "vitest";
import { parseResume } from "../../workers/engine/parse";
import { textToResume } from "../../workers/engine/read";
import { sample } from "../support/depth";
import { OTHER_TRADES } from "./match/support/other-trades";
import { TRADES } from "./match/support/trades";
import { typed } from "./match/support/typed";
import { ADDRESSES } from "./support/addresses";
import { readsUnlike } from "./support/same-scores";
import { seedSamples } from "./support/sample-resumes";
import { withHeadLines } from "./support/swap-person";

const texts = [...TRADES.map(({ resume }) => typed(resume)), ...OTHER_TRADES.map(({ resume }) => resume)];

/** Where people write where they live: below the name, behind the e-mail address, before it, with the trade above. */
const HEADS: ((address: string[]) => string[])[] = [
  (address) => ["Alex Morgan", ...address, "alex.morgan@example.org"],
  (address) => ["Alex Morgan", "alex.morgan@example.org", ...address],
  (address) => ["Alex Morgan", ...address.slice(0, -1), `${address.at(-1)} | alex.morgan@example.org`],
  (address) => ["Alex Morgan", "Team Leader", ...address, "alex.morgan@example.org | +44 20 7946 0958"],
];

test("no address is taken for a headline", () => {
  const taken = ADDRESSES.flatMap((address) =>
    HEADS.slice(0, 3).flatMap((head) => {
      const text = [
        ...head(address),
        "",
        "Experience",
        "Clerk, Northfield Ltd",
        "2019 - 2023",
        "- Kept the books",
      ];
      const { headline } = parseResume(textToResume(text.join("\n")), { asOf: "2026-01" });
      return headline ? [`${address.join(" / ")}: ${headline.value}`] : [];
    }),
  );
  expect(taken).toEqual([]);
});

test("a headline next to an address is still read", () => {
  const headlines = ADDRESSES.map((address) => {
    const text = ["Alex Morgan", "Registered Nurse", ...address, "", "Experience", "Clerk, 2019 - 2023"];
    return parseResume(textToResume(text.join("\n")), { asOf: "2026-01" }).headline?.value;
  });
  expect(new Set(headlines)).toEqual(new Set(["Registered Nurse"]));
});

test.each([1, 2])("no score of a trade's résumé depends on an address of %i lines", (count) => {
  const fitting = ADDRESSES.filter((address) => address.length === count);
  const unlike = sample(`trades below ${count} lines`, texts, 5).flatMap((text, at) => {
    const body = text.split("\n").slice(2);
    const addresses = sample(`addresses of ${count} lines above ${at}`, fitting, 6);
    return HEADS.flatMap((head) =>
      readsUnlike(
        text.slice(0, 40),
        addresses.map((address) => ({
          as: address.join(" / "),
          resume: textToResume([...head(address), ...body].join("\n")),
        })),
      ),
    );
  });
  expect(unlike).toEqual([]);
});

test("no score of our own résumés depends on the address above them", async () => {
  const addresses = ADDRESSES.filter((address, at) => address.length === 1 && at % 3 === 0);
  const samples = await seedSamples((all) => sample("demo below addresses", all, 4));
  const unlike = samples.flatMap(({ id, resume }) =>
    readsUnlike(
      id,
      sample(`addresses above ${id}`, addresses, 6).map((address) => ({
        as: address.join(" / "),
        resume: withHeadLines(resume, address),
      })),
    ),
  );
  expect(unlike).toEqual([]);
});
