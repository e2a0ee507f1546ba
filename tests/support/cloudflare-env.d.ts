/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  type WorkerEnv = import("../../workers/env").Env;
  interface Env extends WorkerEnv {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
