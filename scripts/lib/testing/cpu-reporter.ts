import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { root } from "../paths";
import { measureCpuByKind } from "./cpu-meter";

type Kinds = Record<string, number>;

/** CPU seconds of each test file by kind of process, dearest first. Files run one after the other then. */
export default class CpuReporter implements Reporter {
  readonly #now = measureCpuByKind(process.pid);
  readonly #rows: { name: string; kinds: Kinds }[] = [];
  #before: Kinds = {};

  #add(name: string): void {
    const now = this.#now();
    const spent = Object.entries(now).map(([kind, seconds]) => [kind, seconds - (this.#before[kind] ?? 0)]);
    this.#rows.push({ name, kinds: Object.fromEntries(spent) });
    this.#before = now;
  }

  onTestModuleStart(): void {
    this.#add("between files");
  }

  onTestModuleEnd(module: TestModule): void {
    this.#add(relative(root, module.moduleId));
  }

  onTestRunEnd(): void {
    this.#add("between files");
    const names = [...new Set(this.#rows.map(({ name }) => name))];
    const sums = names.map((name) => ({
      name,
      kinds: sumOf(this.#rows.filter((row) => row.name === name).map(({ kinds }) => kinds)),
    }));
    sums.sort((a, b) => total(b.kinds) - total(a.kinds));
    for (const { name, kinds } of [...sums, { name: "all", kinds: sumOf(sums.map(({ kinds }) => kinds)) }])
      process.stdout.write(`${total(kinds).toFixed(1).padStart(7)} CPU-s  ${name}  (${shown(kinds)})\n`);
  }
}

function sumOf(all: Kinds[]): Kinds {
  const sum: Kinds = {};
  for (const kinds of all)
    for (const [kind, seconds] of Object.entries(kinds)) sum[kind] = (sum[kind] ?? 0) + seconds;
  return sum;
}

function total(kinds: Kinds): number {
  return Object.values(kinds).reduce((sum, seconds) => sum + seconds, 0);
}

function shown(kinds: Kinds): string {
  const parts = Object.entries(kinds).filter(([, seconds]) => seconds >= 0.05);
  parts.sort(([, a], [, b]) => b - a);
  return parts.map(([kind, seconds]) => `${kind} ${seconds.toFixed(1)}`).join(", ");
}
