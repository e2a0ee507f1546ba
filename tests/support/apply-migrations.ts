import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// Boards of real employers: tests read those of the stand-in, which they add themselves.
await env.DB.exec("UPDATE job_boards SET next_read_at = NULL WHERE next_read_at = 0");
