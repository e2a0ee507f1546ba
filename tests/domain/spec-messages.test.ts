import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { needShared, sharedPath } from "../support/shared-sets";
import { specMessages } from "../support/spec-messages";

/** Rows of section 8 that no page of the workspace can cause, and whose they are. */
const ELSEWHERE: Record<string, string> = {
  "No email on user": "settings",
  "Wrong current password": "settings",
  "Wrong password on deletion": "settings",
  "Google sign-in with an already-registered email": "registration",
  // The site's pages call use cases, not an API; an upload whose answer isn't ours says that the upload failed.
  "Non-OK API response": "nobody",
  Credits: "interview practice",
  "Job search": "the job search",
  Checkout: "billing",
  Contact: "the contact page",
  Settings: "settings",
  Misc: "the learning center",
};

const SPEC = "spec/candidate.md";

test("the list of messages that tests/http causes has every one of the workspace's rows, word for word", (context) => {
  needShared(SPEC, context);
  const spec = readFileSync(sharedPath(SPEC), "utf8");
  for (const message of specMessages) expect(spec).toContain(message);
  const catalogue = spec.slice(spec.indexOf("## 8. The error catalogue"), spec.indexOf("Other behaviours:"));
  const rows = [...catalogue.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1);
  expect(rows.length).toBeGreaterThan(15);
  for (const [, situation = "", words = ""] of rows.filter(([, name = ""]) => !(name in ELSEWHERE))) {
    let left = words;
    for (const message of [...specMessages].sort((a, b) => b.length - a.length))
      left = left.replaceAll(message, "");
    expect([situation, left]).toEqual([
      situation,
      expect.not.stringMatching(/Failed to|not found|Please \w+/),
    ]);
  }
});
