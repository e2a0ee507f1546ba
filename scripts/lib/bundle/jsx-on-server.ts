import runtime from "react/jsx-runtime";

/**
 * React's production build has one function for both. It is CommonJS, of which a name is asked for at each use: as a name of a
 * module, pages have one call of a letter each.
 */
export const { Fragment, jsx } = runtime;
export { jsx as jsxs };
