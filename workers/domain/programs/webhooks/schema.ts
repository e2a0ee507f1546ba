import * as z from "zod";
import { webhookEvents } from "./event-types";
import { URL_MAX } from "./webhook-limits";

const EVENTS = "Please choose at least one event.";

/** Of the form and of the API; `endpointAddress` has the last word about the address. */
export const webhookSchema = z.strictObject({
  url: z.string("Please give an address.").max(URL_MAX),
  events: z.array(z.enum(webhookEvents, EVENTS), EVENTS).min(1, EVENTS).max(webhookEvents.length),
});

export type WebhookForm = z.infer<typeof webhookSchema>;
