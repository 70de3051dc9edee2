/** Texts of `features/trash/`. */
export const trash = {
  page: 'Deleted records',
  restore: 'Restore',
  restoreTitle: 'Restore %{count} %{title}? |||| Restore %{count} %{plural}?',
  restores: 'This restores %{count} %{title}: %{names}. |||| This restores %{count} %{plural}: %{names}.',
  restored: 'Restored. |||| %{count} restored.',
  refused: '1 could not be restored. |||| %{count} could not be restored.',
  shortcut: 'Restore what was deleted',
};
