import { refusal } from "../errors";
import { pageOf } from "../lists";
import { makeConfiguration, makePortal } from "../objects/portal";
import { route } from "../routing";
import { find, newestFirst, newId, timeOf } from "../state";

const SESSIONS = "/v1/billing_portal/sessions";
const CONFIGURATIONS = "/v1/billing_portal/configurations";

export const portalRoutes = [
  route(`POST ${SESSIONS}`, "PortalSessionCreate", ({ account, params }) => {
    if (!params.customer) throw refusal("Missing required param: customer.", { param: "customer" });
    find(account, "customers", params.customer, "customer");
    const configuration = params.configuration
      ? find(account, "configurations", params.configuration, "configuration")
      : newestFirst(account.configurations).find(({ is_default }) => is_default);
    if (!configuration)
      throw refusal(
        "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings.",
      );
    const subscription = params.flow_data?.subscription_cancel?.subscription;
    if (subscription)
      find(account, "subscriptions", subscription, "flow_data[subscription_cancel][subscription]");
    const id = newId("bps");
    const session = makePortal(
      {
        id,
        created: timeOf(account),
        customer: params.customer,
        configuration: configuration.id,
        url: `${account.origin}/stripe/portal/${id}`,
      },
      params,
    );
    account.portals[id] = session;
    return session;
  }),
  route(`GET ${CONFIGURATIONS}`, "PortalConfigurationList", ({ account, params }) => {
    const rows = newestFirst(account.configurations).filter(
      ({ active, is_default }) =>
        (params.active === undefined || params.active === active) &&
        (params.is_default === undefined || params.is_default === is_default),
    );
    return pageOf(CONFIGURATIONS, rows, params);
  }),
  route(`GET ${CONFIGURATIONS}/:id`, "Nothing", ({ account, id }) => find(account, "configurations", id)),
  route(`POST ${CONFIGURATIONS}`, "PortalConfigurationCreate", ({ account, params }) => {
    const isDefault = Object.keys(account.configurations).length === 0;
    const facts = { id: newId("bpc"), created: timeOf(account), isDefault };
    const configuration = makeConfiguration(facts, params);
    account.configurations[configuration.id] = configuration;
    return configuration;
  }),
  route(`POST ${CONFIGURATIONS}/:id`, "PortalConfigurationUpdate", ({ account, id, params }) => {
    const { created, is_default } = find(account, "configurations", id);
    const configuration = makeConfiguration({ id, created, isDefault: is_default }, params);
    account.configurations[id] = configuration;
    return configuration;
  }),
];
