import * as z from "zod";

export const consentSchema = z.object({ analytics: z.boolean(), marketing: z.boolean() });
