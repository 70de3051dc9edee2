/** Texts of `crud/compare/`. */
export const compare = {
  title: 'Compare %{plural}',
  with: 'With',
  field: 'Field',
  fields: 'Fields of both',
  differs: 'Different',
  differing: '%{count} field differs |||| %{count} fields differ',
  same: 'The two are the same.',
  onlyDifferences: 'Only differences',
  print: 'Print',
} as const;
