import { type ComponentProps, lazy, Suspense } from "react";
import { FilterFields } from "./filter-fields";

const Fields = import.meta.env.SSR
  ? FilterFields
  : lazy(() => import("./filter-fields").then((all) => ({ default: all.FilterFields })));

/** The filters' fields. They stand in a closed box: browsers load them after what is seen first. */
export function Filters(props: ComponentProps<typeof FilterFields>) {
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
