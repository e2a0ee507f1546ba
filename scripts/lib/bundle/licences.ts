import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the licences of the packages that the browser's bundle holds to `/licences.txt`, in place of comments in scripts. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const folders = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules).flatMap((id) => PACKAGE.exec(id)?.[0] ?? []) : [],
      );
      const source = [...new Set(folders)]
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
  return `${name} ${version}\n\n${file ? readFileSync(join(folder, file), "utf8") : `${license}\n`}`;
}
