/** In place of query-string: react-admin puts only texts, numbers and booleans into addresses. */
const encoded = encodeURIComponent;

export const parse = (search) => Object.fromEntries(new URLSearchParams(search));

export const stringify = (values) =>
  Object.keys(values)
    .filter((name) => values[name] !== undefined)
    .toSorted()
    .map((name) => `${encoded(name)}=${encoded(values[name])}`)
    .join('&');
