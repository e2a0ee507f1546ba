import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

const PACKAGE = /\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Of other projects whose code a package holds. */
const WITHIN: Record<string, string> = {
  unpdf:
    "It holds pdf.js. Copyright Mozilla Foundation. Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0",
};

/** Web workers are bundled apart from the pages, and before their bundle is written. */
const ofWorkers = new Set<string>();

function packagesOf(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? Object.keys(file.modules).flatMap((id) => PACKAGE.exec(id)?.[0] ?? []) : [],
  );
}

export function licencesOfWorkers(): Plugin {
  return {
    name: "licences-of-workers",
    generateBundle(_options, bundle) {
      for (const folder of packagesOf(bundle)) ofWorkers.add(folder);
    },
  };
}

/** Writes the licences of the packages that the browser's bundle holds to `/licences.txt`, in place of comments in scripts. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const source = [...new Set([...packagesOf(bundle), ...ofWorkers])]
        .sort()
        .map(licenceOf)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const within = WITHIN[name] ? `\n${WITHIN[name]}\n` : "";
  return `${name} ${version}\n\n${file ? readFileSync(join(folder, file), "utf8") : `${license}\n`}${within}`;
}
