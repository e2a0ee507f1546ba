import type Stripe from "stripe";

type SessionFacts = { id: string; created: number; customer: string; configuration: string; url: string };

export function makePortal(
  facts: SessionFacts,
  { return_url, locale, flow_data }: Stripe.BillingPortal.SessionCreateParams,
): Stripe.BillingPortal.Session {
  return {
    ...facts,
    object: "billing_portal.session",
    customer_account: null,
    flow: flow_data
      ? {
          after_completion: { hosted_confirmation: null, redirect: null, type: "portal_homepage" },
          customer_update: null,
          subscription_cancel: flow_data.subscription_cancel
            ? { retention: null, subscription: flow_data.subscription_cancel.subscription }
            : null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: null,
          type: flow_data.type,
        }
      : null,
    livemode: false,
    locale: locale ?? null,
    on_behalf_of: null,
    return_url: return_url ?? null,
  } satisfies Stripe.BillingPortal.Session;
}

type ConfigurationFacts = { id: string; created: number; isDefault: boolean };

export function makeConfiguration(
  { id, created, isDefault }: ConfigurationFacts,
  params: Stripe.BillingPortal.ConfigurationCreateParams | Stripe.BillingPortal.ConfigurationUpdateParams,
): Stripe.BillingPortal.Configuration {
  const { business_profile: profile, features } = params;
  const updates = features?.customer_update?.allowed_updates;
  return {
    id,
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: profile?.headline || null,
      privacy_policy_url: profile?.privacy_policy_url || null,
      terms_of_service_url: profile?.terms_of_service_url || null,
    },
    created,
    default_return_url: params.default_return_url || null,
    features: {
      customer_update: {
        allowed_updates: updates ? [...updates] : [],
        enabled: features?.customer_update?.enabled ?? false,
      },
      invoice_history: { enabled: features?.invoice_history?.enabled ?? false },
      payment_method_update: {
        enabled: features?.payment_method_update?.enabled ?? false,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: [], options: [] },
        enabled: features?.subscription_cancel?.enabled ?? false,
        mode: features?.subscription_cancel?.mode ?? "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: null,
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: created,
  } satisfies Stripe.BillingPortal.Configuration;
}
