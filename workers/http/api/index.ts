import { Hono } from "hono";
import type { AppEnv } from "../app-context";
import { meApi } from "./account/me";
import { analyticsApi } from "./analytics";
import { applicantsApi } from "./applicants";
import { applicationsApi } from "./applications";
import { batchesApi } from "./batches";
import { consentApi } from "./consent";
import { creditsApi } from "./credits";
import { draftsApi } from "./drafts";
import { exportsApi } from "./exports";
import { historyApi } from "./history";
import { locationsApi } from "./jobs/locations";
import { poolApi } from "./pool";
import { tokensApi } from "./programs";
import { reportsApi } from "./reports";
import { resumesApi } from "./resumes";
import { threadsApi } from "./threads";
import { heldResumesApi } from "./visitors/held-resumes";
import { ownPagesApi } from "./visitors/own-pages";

export const api = new Hono<AppEnv>()
  .route("/campaigns", threadsApi)
  .route("/batches", batchesApi)
  .route("/candidates", applicantsApi)
  .route("/pool", poolApi)
  .route("/own-pages", ownPagesApi)
  .route("/reports", reportsApi)
  .route("/resumes", resumesApi)
  .route("/drafts", draftsApi)
  .route("/held-resumes", heldResumesApi)
  .route("/credits", creditsApi)
  .route("/exports", exportsApi)
  .route("/", historyApi)
  .route("/", applicationsApi)
  .route("/locations", locationsApi)
  .route("/me", meApi)
  .route("/consent", consentApi)
  .route("/analytics", analyticsApi)
  .route("/tokens", tokensApi);
