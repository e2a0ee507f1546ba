/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  type WorkerEnv = import("../../workers/env").Env;
  /** What tests on workerd find in `env`: the Worker's bindings, and the migrations that the set-up applies. */
  interface Env extends WorkerEnv {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
