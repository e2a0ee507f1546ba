import { refusal } from "../errors";
import { emit } from "../events";
import { takeLookupKey } from "../life/reprice";
import { isWithin, pageOf } from "../lists";
import { makePrice, makeProduct, plainMetadata } from "../objects/catalogue";
import { route } from "../routing";
import { find, newestFirst, newId, timeOf } from "../state";

export const catalogueRoutes = [
  route("POST /v1/products", "ProductCreate", ({ account, params }) => {
    const id = params.id ?? newId("prod", 14);
    if (account.products[id])
      throw refusal("Product already exists.", { code: "resource_already_exists", param: "id" });
    const product = makeProduct({ id, name: params.name, created: timeOf(account) }, params);
    account.products[id] = product;
    emit(account, "product.created", product);
    return product;
  }),
  route("GET /v1/products", "ProductList", ({ account, params }) => {
    const rows = newestFirst(account.products).filter(
      ({ id, active, created }) =>
        (params.active === undefined || params.active === active) &&
        (params.ids === undefined || params.ids.includes(id)) &&
        isWithin(created, params.created),
    );
    return pageOf("/v1/products", rows, params);
  }),
  route("GET /v1/products/:id", "Nothing", ({ account, id }) => find(account, "products", id)),
  route("POST /v1/products/:id", "ProductUpdate", ({ account, id, params }) => {
    const product = find(account, "products", id);
    const { name, active, tax_code, description, metadata } = params;
    Object.assign(product, {
      name: name ?? product.name,
      active: active ?? product.active,
      tax_code: tax_code === undefined ? product.tax_code : tax_code || null,
      description: description === undefined ? product.description : description || null,
      metadata: plainMetadata(metadata, product.metadata),
      updated: timeOf(account),
    });
    emit(account, "product.updated", product);
    return product;
  }),
  route("POST /v1/prices", "PriceCreate", ({ account, params }) => {
    const { product, lookup_key, currency, unit_amount, recurring } = params;
    if (!product) throw refusal("Missing required param: product.", { param: "product" });
    if (unit_amount === undefined)
      throw refusal("Missing required param: unit_amount.", { param: "unit_amount" });
    find(account, "products", product, "product");
    const holder = Object.values(account.prices).find(
      (price) => lookup_key && price.lookup_key === lookup_key,
    );
    if (holder && !params.transfer_lookup_key)
      throw refusal(
        `A price (\`${holder.id}\`) already uses that lookup key. Pass \`transfer_lookup_key=true\` to reassign it.`,
        { param: "lookup_key" },
      );
    if (holder) takeLookupKey(account, holder);
    const price = makePrice({
      id: newId("price"),
      created: timeOf(account),
      product,
      amount: unit_amount,
      currency,
      lookupKey: lookup_key ?? null,
      taxBehavior: params.tax_behavior ?? "unspecified",
      interval: recurring?.interval ?? null,
      intervalCount: recurring?.interval_count,
      active: params.active,
      nickname: params.nickname,
      metadata: plainMetadata(params.metadata),
    });
    account.prices[price.id] = price;
    emit(account, "price.created", price);
    return price;
  }),
  route("GET /v1/prices", "PriceList", ({ account, params }) => {
    if ((params.lookup_keys?.length ?? 0) > 10)
      throw refusal("You can filter by up to 10 lookup keys.", { param: "lookup_keys" });
    const rows = newestFirst(account.prices).filter(
      ({ active, lookup_key, product, type, currency }) =>
        (params.active === undefined || params.active === active) &&
        (params.lookup_keys === undefined || params.lookup_keys.includes(lookup_key ?? "")) &&
        (params.product === undefined || params.product === product) &&
        (params.type === undefined || params.type === type) &&
        (params.currency === undefined || params.currency === currency),
    );
    return pageOf("/v1/prices", rows, params);
  }),
  route("GET /v1/prices/:id", "Nothing", ({ account, id }) => find(account, "prices", id)),
];
