import { flatRoutes } from "@remix-run/fs-routes";

/** Production has no page that shows all parts in all states; its journeys build it alone. */
const ignored = process.env.ONLY_DESIGN
  ? ["**/!(design.tsx)"]
  : process.env.NODE_ENV === "production"
    ? ["**/.*", "**/design.tsx"]
    : ["**/.*"];

export default flatRoutes({ ignoredRouteFiles: ignored });
