import { type ComponentProps, Suspense } from "react";
import { later } from "~/components/ui/later";
import { FilterFields } from "./filter-fields";

const Fields = import.meta.env.SSR
  ? FilterFields
  : later(() => import("./filter-fields").then((all) => all.FilterFields));

/** The filters' fields. They stand in a closed box: browsers load them after what is seen first. */
export function Filters(props: ComponentProps<typeof FilterFields>) {
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
