import { Hono } from "hono";
import { suggestLocations } from "../../../domain/jobs/search/locations";
import { access } from "../../access/rules";
import type { AppEnv } from "../../app-context";

export const locationsApi = new Hono<AppEnv>().get("/", access("seeker"), async (c) =>
  c.json({ locations: await suggestLocations(c.get("deps"), c.req.query("q") ?? "") }),
);
