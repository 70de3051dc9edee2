/** In place of inflection, by which react-admin names what has no label. Here, everything has one. */
const same = (name) => name;

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
};
