/** Texts of `features/trash/`. */
export const trash = {
  page: 'Deleted records',
  restore: 'Restore',
  restored: 'Restored. |||| %{count} restored.',
  refused: '1 could not be restored. |||| %{count} could not be restored.',
  shortcut: 'Restore what was deleted',
};
