import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { dataDir, root } from "../paths";

const path = join(dataDir, "knowledge.bin");
/** For the Worker: workers/adapters/knowledge. */
const packedPath = join(dataDir, "knowledge-packed.bin");
const stamp = join(dataDir, "knowledge.sha256");
const sources = "workers/engine";

/** Log of a block's bytes: the file is many small tables of different kinds, and packs a hundredth smaller in small blocks. */
const BLOCK = 16;

function fingerprint(): string {
  const hash = createHash("sha256").update(`${BLOCK}\0`);
  for (const folder of ["knowledge", "criteria", "job/weights"]) {
    const full = join(root, sources, folder);
    for (const name of readdirSync(full, { recursive: true, encoding: "utf8" }).sort()) {
      if (name.endsWith(".ts"))
        hash
          .update(`${folder}/${name}\0`)
          .update(readFileSync(join(full, name)))
          .update("\0");
    }
  }
  return hash.digest("hex");
}

/** Several processes may write at once: each writes a temporary file and renames it. */
function write(target: string, bytes: Uint8Array | string) {
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, target);
}

function packed(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: BLOCK,
    },
  });
}

async function upToDate(): Promise<Uint8Array> {
  const now = fingerprint();
  if (existsSync(path) && existsSync(packedPath) && existsSync(stamp) && readFileSync(stamp, "utf8") === now)
    return readFileSync(path);
  const { compileKnowledge } = await import("../../../workers/engine/knowledge/compile");
  const { compileCriteria } = await import("../../../workers/engine/criteria/compile");
  const { compileWeights } = await import("../../../workers/engine/job/weights/compile");
  const bytes = new Uint8Array(compileKnowledge({ ...compileCriteria(), ...compileWeights() }));
  write(path, bytes);
  write(packedPath, packed(bytes));
  write(stamp, now);
  return bytes;
}

const file = new Uint8Array(await upToDate()).buffer as ArrayBuffer;

/** The knowledge base as `compile/` writes it, made anew where a source changed. */
export function knowledgeFile(): ArrayBuffer {
  return file;
}
