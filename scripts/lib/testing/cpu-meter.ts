import { readdirSync, readFileSync } from "node:fs";

/** Linux reports processor time to programs in hundredths of a second, whatever the kernel's clock. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 500;

type ProcessTimes = { parent: string; id: string; name: string; ticks: number; waitedTicks: number };

/** CPU seconds of a process and its descendants, polled: the time of one that outlives its parent is lost otherwise. */
export function measureCpu(pid: number): () => number | null {
  const watch = watchProcesses(pid);
  return () => {
    watch.stop();
    const waited = newlyWaitedTicks();
    if (waited === null) return null;
    const sampled = [...watch.ticks().values()].reduce((sum, ticks) => sum + ticks, 0);
    return Math.max(sampled, waited) / TICKS_PER_SECOND;
  };
}

/** CPU seconds of a process and its descendants until now, by what they are: node, workerd, chromium ... */
export function measureCpuByKind(pid: number): () => Record<string, number> {
  const watch = watchProcesses(pid);
  return () => {
    watch.look();
    const kinds: Record<string, number> = {};
    for (const [id, ticks] of watch.ticks()) {
      const kind = watch.kindOf(id);
      kinds[kind] = (kinds[kind] ?? 0) + ticks / TICKS_PER_SECOND;
    }
    return kinds;
  };
}

function watchProcesses(pid: number) {
  const seen = new Map<string, number>();
  const kinds = new Map<string, string>();
  const look = () => {
    const all = processes();
    const members = new Set([String(pid)]);
    for (const [one, { id }] of all) if (seen.has(id)) members.add(one);
    for (let grown = -1; grown !== members.size; ) {
      grown = members.size;
      for (const [one, { parent }] of all) if (members.has(parent)) members.add(one);
    }
    for (const one of members) {
      const now = all.get(one);
      if (!now) continue;
      seen.set(now.id, now.ticks);
      kinds.set(now.id, kindOf(one, now.name) ?? kinds.get(now.id) ?? now.name);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    look,
    stop: () => clearInterval(timer),
    ticks: () => seen,
    kindOf: (id: string) => kinds.get(id) ?? "",
  };
}

/** Chromium's processes tell by an argument what they are; one that ends has lost its arguments: undefined. */
function kindOf(pid: string, name: string): string | undefined {
  if (name === "MainThread") return "node";
  if (!name.startsWith("chrom")) return name;
  const command = textOf(`/proc/${pid}/cmdline`);
  const [, type] = /--type=([\w-]+)/.exec(command) ?? [];
  return type ? `${name} ${type}` : command ? name : undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

let waitedBefore = 0;

function newlyWaitedTicks(): number | null {
  const own = timesOf("self");
  if (!own) return null;
  const waited = own.waitedTicks - waitedBefore;
  waitedBefore = own.waitedTicks;
  return waited;
}

function processes(): Map<string, ProcessTimes> {
  const all = new Map<string, ProcessTimes>();
  for (const pid of namesIn("/proc")) {
    const times = /^\d+$/.test(pid) ? timesOf(pid) : null;
    if (times) all.set(pid, times);
  }
  return all;
}

/** The fields of proc(5)'s stat; the command in parentheses may hold spaces. */
function timesOf(pid: string): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return {
      parent: fields[1]!,
      id: `${pid} since ${fields[19]}`,
      name: stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")),
      ticks: utime + stime,
      waitedTicks: cutime + cstime,
    };
  } catch {
    return null;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
