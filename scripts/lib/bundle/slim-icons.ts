import type { Plugin } from "vite";

const slimIcon = new URL("../../../app/components/ui/slim-icon.ts", import.meta.url).pathname;

/** Draws Lucide's icons by a component of ours in browsers: theirs has contexts and aliases that no page uses, 2 kB gzip. */
export function slimIcons(): Plugin {
  return {
    name: "slim-icons",
    enforce: "pre",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    resolveId: (source, importer) =>
      source === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/dist/esm/icons/")
        ? slimIcon
        : null,
    // Keys of elements that never move.
    transform: (code, id) =>
      id.includes("/lucide-react/dist/esm/icons/") ? code.replace(/, key: "\w+"/g, "") : null,
  };
}
