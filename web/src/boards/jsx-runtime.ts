// `react/jsx-runtime` of the import map.

export { Fragment, jsx, jsxs } from "react/jsx-runtime";
