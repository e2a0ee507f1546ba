import Stripe from "stripe";
import { refusal } from "../errors";
import { isWithin, pageOf } from "../lists";
import { plainMetadata } from "../objects/catalogue";
import { route } from "../routing";
import { type Account, find, newestFirst, newId, timeOf } from "../state";

const PATH = "/v1/webhook_endpoints";

export const webhookRoutes = [
  route(`GET ${PATH}`, "List", ({ account, params }) =>
    pageOf(PATH, newestFirst(account.endpoints).map(withoutSecret), params),
  ),
  route(`POST ${PATH}`, "WebhookEndpointCreate", ({ account, params }) => addEndpoint(account, params)),
  route(`GET ${PATH}/:id`, "Nothing", ({ account, id }) => withoutSecret(find(account, "endpoints", id))),
  route(`POST ${PATH}/:id`, "WebhookEndpointUpdate", ({ account, id, params }) => {
    const endpoint = find(account, "endpoints", id);
    endpoint.url = params.url ?? endpoint.url;
    endpoint.enabled_events = params.enabled_events ?? endpoint.enabled_events;
    if (params.disabled !== undefined) endpoint.status = params.disabled ? "disabled" : "enabled";
    return withoutSecret(endpoint);
  }),
  route(`DELETE ${PATH}/:id`, "Nothing", ({ account, id }) => {
    find(account, "endpoints", id);
    delete account.endpoints[id];
    return { id, object: "webhook_endpoint", deleted: true };
  }),
  route("GET /v1/events", "EventList", ({ account, params }) => {
    const rows = newestFirst(account.events).filter(
      ({ type, created }) =>
        (params.type === undefined || params.type === type) &&
        (params.types === undefined || params.types.includes(type)) &&
        isWithin(created, params.created),
    );
    return pageOf("/v1/events", rows, params);
  }),
  route("GET /v1/events/:id", "Nothing", ({ account, id }) => find(account, "events", id)),
];

/** The secret is told this one time. */
export function addEndpoint(
  account: Account,
  params: Stripe.WebhookEndpointCreateParams,
  secret = newId("whsec", 32),
) {
  if (!URL.canParse(params.url))
    throw refusal("Invalid URL: An explicit scheme (such as https) must be provided.", { param: "url" });
  const endpoint = {
    id: newId("we"),
    object: "webhook_endpoint",
    api_version: params.api_version ?? Stripe.API_VERSION,
    application: null,
    created: timeOf(account),
    description: params.description || null,
    enabled_events: [...params.enabled_events],
    livemode: false,
    metadata: plainMetadata(params.metadata),
    secret,
    status: "enabled",
    url: params.url,
  } satisfies Stripe.WebhookEndpoint;
  account.endpoints[endpoint.id] = endpoint;
  return endpoint;
}

function withoutSecret({ secret: _, ...endpoint }: Account["endpoints"][string]) {
  return endpoint;
}
