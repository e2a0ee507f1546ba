import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { companies } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { requireLawfulCriteria } from "../postings/require-lawful-criteria";
import { defaultReasons, defaultStageNames, type Stage, stages } from "./stages";

const MAX_NAME = 30;
const MAX_REASON = 100;
const MAX_REASONS = 20;

const name = z.string().trim().min(1).max(MAX_NAME);

const reason = z.object({
  code: z.string().regex(/^[a-z0-9-]{1,40}$/),
  label: z.string().trim().min(1).max(MAX_REASON),
});

/** `former`: reasons that are no longer offered, kept for the lines that name them. */
const settingsSchema = z.object({
  stages: z
    .array(z.object({ stage: z.enum(stages), name }))
    .refine((list) => stages.every((stage) => list.filter((one) => one.stage === stage).length === 1)),
  reasons: z.array(reason).min(1).max(MAX_REASONS),
  former: z.array(reason).max(200),
});

export type StageSettings = z.infer<typeof settingsSchema>;

const DEFAULTS: StageSettings = {
  stages: stages.map((stage) => ({ stage, name: defaultStageNames[stage] })),
  reasons: Object.entries(defaultReasons).map(([code, label]) => ({ code, label })),
  former: [],
};

export function parseStageSettings(stored: string | null): StageSettings {
  if (stored === null) return DEFAULTS;
  try {
    return settingsSchema.catch(DEFAULTS).parse(JSON.parse(stored));
  } catch {
    return DEFAULTS;
  }
}

export async function getStageSettings(
  { db }: Pick<Deps, "db">,
  { companyId }: { companyId: string },
): Promise<StageSettings> {
  const [company] = await db.shared
    .select({ stored: companies.hiringStages })
    .from(companies)
    .where(eq(companies.id, companyId));
  return parseStageSettings(company?.stored ?? null);
}

/** How a form gives them: a reason without a code is a new one. */
export type StageSettingsEdits = {
  stages: { stage: Stage; name: string }[];
  reasons: { code: string | null; label: string }[];
};

/**
 * Renames and reorders a company's stages, and sets its reasons for a no.
 * @throws AppError "stages-invalid"; "criterion-refused" for a reason that equal treatment law protects
 */
export async function saveStageSettings(
  deps: Pick<Deps, "db">,
  { agent, edits }: { agent: ActiveAgent; edits: StageSettingsEdits },
): Promise<void> {
  requireRight(agent, "manage");
  requireLawfulCriteria(edits.reasons.map(({ label }) => label));
  const { companyId } = agent;
  const before = await getStageSettings(deps, { companyId });
  const reasons = edits.reasons.map(({ code, label }) => ({
    code: code ?? `own-${crypto.randomUUID().slice(0, 8)}`,
    label,
  }));
  const kept = new Set(reasons.map(({ code }) => code));
  const former = [...before.former, ...before.reasons].filter(({ code }) => !kept.has(code));
  const next = settingsSchema.safeParse({ stages: edits.stages, reasons, former });
  if (!next.success) throw new AppError("stages-invalid");
  await deps.db.shared
    .update(companies)
    .set({ hiringStages: JSON.stringify(next.data) })
    .where(and(eq(companies.id, companyId), eq(companies.isActive, true)));
}
