import * as z from "zod";
import { KEY_DAYS, KEY_NAME_MAX } from "./key-limits";
import type { KeyScope } from "./key-scopes";

const NAME = "Please give the key a name of up to 60 characters.";
const SCOPES = "Please choose at least one thing that the key may do.";

/** @param known the scopes that such a key can have */
export function keyFormSchema(known: Partial<Record<KeyScope, string>>) {
  const isKnown = (scope: string): scope is KeyScope => Object.hasOwn(known, scope);
  return z.object({
    name: z.string(NAME).trim().min(1, NAME).max(KEY_NAME_MAX, NAME),
    scopes: z.array(z.string().refine(isKnown, SCOPES)).min(1, SCOPES).max(20),
    days: z.coerce.number().pipe(z.literal(KEY_DAYS)),
  });
}

export type KeyForm = z.infer<ReturnType<typeof keyFormSchema>>;
