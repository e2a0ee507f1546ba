import { Hono } from "hono";
import { openExport } from "../../domain/privacy/export/get-export";
import { freshStep } from "../access/fresh-step";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { requireApiUser } from "../guards";

export const exportsApi = new Hono<AppEnv>().get("/:exportId", access("user"), freshStep, async (c) => {
  const { userId } = await requireApiUser(c);
  const file = await openExport(c.get("deps"), { userId, exportId: c.req.param("exportId") });
  const day = new Date(file.createdAt).toISOString().slice(0, 10);
  return new Response(file.body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(file.size),
      "Content-Disposition": `attachment; filename="plumbline-data-${day}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
});
