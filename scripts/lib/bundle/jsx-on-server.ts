import runtime from "react/jsx-runtime";

/** React's production build has one function for both; as names of a module, pages have one call of a letter each. */
export const { Fragment, jsx } = runtime;
export { jsx as jsxs };
