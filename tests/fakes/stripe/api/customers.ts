import { emit } from "../events";
import { makeCustomer, updateCustomer } from "../objects/customer";
import { route } from "../routing";
import { find, newId, timeOf } from "../state";

const PATH = "/v1/customers";

export const customerRoutes = [
  route(`POST ${PATH}`, "CustomerCreate", ({ account, params }) => {
    const customer = makeCustomer({ id: newId("cus", 14), created: timeOf(account) }, params);
    account.customers[customer.id] = customer;
    emit(account, "customer.created", customer);
    return customer;
  }),
  route(`GET ${PATH}/:id`, "Nothing", ({ account, id }) => find(account, "customers", id)),
  route(`POST ${PATH}/:id`, "CustomerUpdate", ({ account, id, params }) => {
    const customer = updateCustomer(find(account, "customers", id), params);
    account.customers[id] = customer;
    emit(account, "customer.updated", customer);
    return customer;
  }),
];
