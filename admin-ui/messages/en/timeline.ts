/** The timeline of a record. */
export const timeline = {
  title: 'Timeline',
  all: 'All',
  changes: 'Changes',
  kinds: 'Kinds of entries',
  what: 'the timeline',
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Show more',
  failed: 'The timeline could not be loaded.',
  none: 'Nothing has happened yet.',
  noneFound: 'Nothing matches.',
  clear: 'Show all entries',
  whole: 'Show all',
  less: 'Show less',
  add: 'Add %{title}',
  by: '%{when}, %{name}',
} as const;
