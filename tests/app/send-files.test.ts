import { afterEach, expect, test, vi } from "vitest";
import { sendFiles } from "../../app/components/upload/send-files";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers each request in turn. */
function answerWith(...answers: { status: number; body: object }[]) {
  const left = [...answers];
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = {};
      status = 0;
      responseText = "";
      onload = () => {};
      open() {}
      send() {
        const { status, body } = left.shift() ?? { status: 500, body: {} };
        Object.assign(this, { status, responseText: JSON.stringify(body) });
        this.onload();
      }
    },
  );
}

const files = (count: number) => Array.from({ length: count }, (_, i) => new File(["x"], `cv; ${i}.pdf`));
const send = (count: number) =>
  sendFiles("thread", files(count), { source: "applied", onProgress: () => {} });

function refusal(from: number, to: number) {
  const names = Array.from({ length: to - from }, (_, i) => `cv; ${from + i}.pdf: Already uploaded: here`);
  return { status: 400, body: { message: `Failed to upload some files: ${names.join("; ")}` } };
}

test("a folder that is sent again names each of its files, however many requests it takes", async () => {
  answerWith(refusal(0, 10), refusal(10, 20), refusal(20, 23));
  const { accepted, refused, problem } = await send(23);
  expect([accepted, problem]).toEqual([0, null]);
  expect(refused).toEqual(files(23).map(({ name }) => ({ file: name, reason: "Already uploaded: here" })));
});

test("one request that is refused is told in the specification's sentence, and a fault as what it is", async () => {
  answerWith(refusal(0, 2));
  expect(await send(2)).toMatchObject({ refused: [], problem: refusal(0, 2).body.message });
  answerWith({ status: 402, body: { message: "The plan is full" } }, refusal(10, 11));
  expect(await send(11)).toMatchObject({
    refused: [{ file: "cv; 10.pdf", reason: "Already uploaded: here" }],
    problem: "The plan is full",
  });
});
