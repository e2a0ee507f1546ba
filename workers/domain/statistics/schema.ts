import * as z from "zod";
import {
  type AnalyticsEvent,
  BROWSER_STEPS,
  MAX_EVENTS,
  SECTIONS,
  SLIDES,
  SLIDESHOW_ACTIONS,
  TARGETS,
  VIDEO_ACTIONS,
} from "./events";
import { PAGE_CLASSES } from "./page-classes";

const page = z.enum(PAGE_CLASSES);

const eventSchema = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("page-view"), page }),
  z.strictObject({ name: z.literal("step"), page, step: z.enum(BROWSER_STEPS) }),
  z.strictObject({ name: z.literal("section-view"), page, section: z.enum(SECTIONS) }),
  z.strictObject({ name: z.literal("interaction"), page, target: z.enum(TARGETS) }),
  z.strictObject({
    name: z.literal("slideshow"),
    page,
    action: z.enum(SLIDESHOW_ACTIONS),
    slide: z.int().min(1).max(SLIDES),
  }),
  z.strictObject({ name: z.literal("video"), page, action: z.enum(VIDEO_ACTIONS) }),
]) satisfies z.ZodType<AnalyticsEvent>;

export const analyticsSchema = z.strictObject({ events: z.array(eventSchema).min(1).max(MAX_EVENTS) });
