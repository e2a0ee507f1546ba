import type { Files } from "../../../workers/adapters/files/port";
import type { Fault } from "../faults";

export function faultyFiles(files: Files, fault: Fault): Files {
  return {
    put: fault.guard(files.put),
    putStream: fault.guard(files.putStream),
    has: fault.guard(files.has),
    get: fault.guard(files.get),
    open: fault.guard(files.open),
    putJson: fault.guard(files.putJson),
    getJson: fault.guard(files.getJson) as Files["getJson"],
    remove: fault.guard(files.remove),
    list: fault.guard(files.list),
  };
}
