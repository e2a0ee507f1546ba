import { beforeAll, expect, test } from "vitest";
import { type Application, applications } from "../../db/seed/applications";
import { buildSeedFiles } from "../../db/seed/files";
import { makeVariant } from "../../db/seed/variants";
import { readResume } from "../../workers/engine/read";
import { sample } from "../support/depth";

const readable = applications.filter(({ password, layout }) => !password && layout !== "scan");
const [locked] = applications.filter(({ password }) => password);
const [scanned] = applications.filter(({ layout }) => layout === "scan");
const [stuffed] = applications.filter(({ hiddenKeywords }) => hiddenKeywords);
const drawn = sample("seed files read", readable, 25);
const chosen = [...new Set([...drawn, locked!, scanned!, stuffed!, readable[0]!])];

let bytesOf: Map<string, Uint8Array>;

beforeAll(async () => {
  bytesOf = new Map((await buildSeedFiles(chosen)).map(({ fileName, bytes }) => [fileName, bytes]));
}, 60_000);

function read({ fileName }: Application) {
  return readResume(bytesOf.get(fileName)!, fileName);
}

async function letters(application: Application): Promise<string> {
  const { lines } = await read(application);
  return squeeze(lines.map(({ text }) => text).join(""));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, "");
}

test.each(drawn)("$fileName: name, contact and every achievement can be read", async (application) => {
  const text = await letters(application);
  const { person } = application;
  expect(text).toContain(squeeze(person.name));
  expect(text).toContain(squeeze(person.email));
  expect(text).toContain(squeeze(person.phone));
  for (const job of person.jobs) {
    expect(text).toContain(squeeze(job.title));
    for (const bullet of job.bullets) expect(text).toContain(squeeze(bullet));
  }
});

test("the encrypted file asks for its password", async () => {
  await expect(read(locked!)).rejects.toMatchObject({ code: "password" });
});

test("the scan is named as a file without text", async () => {
  await expect(read(scanned!)).rejects.toMatchObject({ code: "no-text" });
});

test("hidden keywords are separate from the honest text", async () => {
  const text = await read(stuffed!);
  const hidden = squeeze(text.hidden.map((stretch) => stretch.text).join(""));
  expect(hidden).toContain(squeeze("Kubernetes Docker AWS Terraform"));
  expect(await letters(stuffed!)).not.toContain("kubernetes");
});

test("a variant has other bytes and reads the same", async () => {
  const original = bytesOf.get(readable[0]!.fileName)!;
  const [one, two] = [makeVariant(original, 1), makeVariant(original, 2)];
  expect(one).not.toEqual(original);
  expect(two).not.toEqual(one);
  expect(makeVariant(original, 1)).toEqual(one);
  expect(await readResume(two, "two.pdf")).toEqual(await readResume(original, "original.pdf"));
});
