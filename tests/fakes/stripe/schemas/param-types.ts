import type Stripe from "stripe";

/** What each call of the API takes, as the SDK types it. The schemas in `schemas.json` are made from this type. */
export type ParamTypes = {
  Nothing: { expand?: string[] };
  List: Stripe.PaginationParams & { expand?: string[] };
  CustomerCreate: Stripe.CustomerCreateParams;
  CustomerUpdate: Stripe.CustomerUpdateParams;
  ProductCreate: Stripe.ProductCreateParams;
  ProductUpdate: Stripe.ProductUpdateParams;
  ProductList: Stripe.ProductListParams;
  PriceCreate: Stripe.PriceCreateParams;
  PriceList: Stripe.PriceListParams;
  SessionCreate: Stripe.Checkout.SessionCreateParams;
  SessionList: Stripe.Checkout.SessionListParams;
  SubscriptionUpdate: Stripe.SubscriptionUpdateParams;
  SubscriptionCancel: Stripe.SubscriptionCancelParams;
  SubscriptionList: Stripe.SubscriptionListParams;
  InvoiceList: Stripe.InvoiceListParams;
  CreditNoteCreate: Stripe.CreditNoteCreateParams;
  PortalSessionCreate: Stripe.BillingPortal.SessionCreateParams;
  PortalConfigurationCreate: Stripe.BillingPortal.ConfigurationCreateParams;
  PortalConfigurationUpdate: Stripe.BillingPortal.ConfigurationUpdateParams;
  PortalConfigurationList: Stripe.BillingPortal.ConfigurationListParams;
  WebhookEndpointCreate: Stripe.WebhookEndpointCreateParams;
  WebhookEndpointUpdate: Stripe.WebhookEndpointUpdateParams;
  EventList: Stripe.EventListParams;
};
