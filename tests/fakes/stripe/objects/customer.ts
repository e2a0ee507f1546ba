import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { Customer } from "../state";
import { plainMetadata } from "./catalogue";

export function makeCustomer(
  { id, created }: { id: string; created: number },
  params: Stripe.CustomerCreateParams,
): Customer {
  return updateCustomer(
    {
      id,
      object: "customer",
      address: null,
      balance: 0,
      created,
      currency: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email: null,
      invoice_prefix: createHash("sha256").update(id).digest("hex").slice(0, 8).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: {},
      name: null,
      next_invoice_sequence: 1,
      phone: null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: "none",
      test_clock: null,
    } satisfies Stripe.Customer,
    params,
  );
}

export function updateCustomer(
  customer: Customer,
  params: Stripe.CustomerCreateParams | Stripe.CustomerUpdateParams,
): Customer {
  const { email, name, phone, description, preferred_locales, metadata, address } = params;
  const text = (value: string | undefined, present: string | null) =>
    value === undefined ? present : value === "" ? null : value;
  return {
    ...customer,
    email: text(email, customer.email),
    name: text(name, customer.name ?? null),
    phone: text(phone, customer.phone ?? null),
    description: text(description, customer.description),
    preferred_locales: preferred_locales ?? customer.preferred_locales ?? [],
    metadata: plainMetadata(metadata, customer.metadata),
    address: address === undefined ? customer.address : address ? plainAddress(address) : null,
  };
}

export function plainAddress(address: Stripe.AddressParam): Stripe.Address {
  const { city, country, line1, line2, postal_code, state } = address;
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}
