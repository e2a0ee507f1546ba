import * as z from "zod";

/** The banner's answer. */
export const consentSchema = z.object({ analytics: z.boolean(), marketing: z.boolean() });
