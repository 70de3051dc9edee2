/** Texts of `crud/sheet/`. */
export const listSheet = {
  title: 'Import %{plural}',
  shape:
    'The first row must have the column names, as in an export. Each other row changes the entry of the same name, or adds a new one. Any %{plural} that are not in the sheet stay as they are.',
  noRows: 'There are no entries below the first row.',
  tooMany: 'A sheet can have at most %{most} entries.',
  checking: 'Checking…',
  grid: 'Entries of %{file}',
  state: 'Entry',
  states: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'To correct' },
  count: {
    new: '%{count} new',
    changed: '%{count} changed',
    unchanged: '%{count} unchanged',
    wrong: '%{count} to correct',
  },
  leftOut: 'These columns are ignored, because the list has no such fields: %{columns}.',
  use: 'Use “%{offer}”',
  useAll: 'Use all %{count} suggestions',
  save: 'Save %{count} entry |||| Save %{count} entries',
  done: '%{added} added, %{changed} changed.',
} as const;
