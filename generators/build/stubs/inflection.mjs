/** In place of inflection, from which react-admin makes names for what has none: here, everything has a name. */
const same = (name) => name;

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
};
