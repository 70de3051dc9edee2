/** Texts of `features/role/`. */
export const role = {
  permissions: 'permissions',
  levelOf: 'Level of %{title}',
  was: 'Was: %{level}',
  own: 'This is your own role. Saved changes apply to you at once.',
  noHits: 'No permission matches “%{text}”.',
  failed: 'The permissions could not be loaded.',
  unsaved: '%{smart_count} unsaved change |||| %{smart_count} unsaved changes',
  saved: '%{smart_count} permission saved |||| %{smart_count} permissions saved',
  copy: {
    from: 'Copy from',
    copied: 'Nothing is saved yet: check the changes, then save them.',
    same: 'Both roles have the same permissions.',
  },
  compare: 'Compare',
  compared: {
    field: 'Permission',
    fields: 'Permissions of both',
    differing: '%{count} permission differs |||| %{count} permissions differ',
  },
  holders: {
    button: 'Who has this?',
    buttonOf: 'Who has “%{title}”?',
    own: 'Users with a level of their own',
    users: '%{smart_count} active user |||| %{smart_count} active users',
    none: 'Nobody has this permission.',
    failed: 'The list of who has this permission could not be loaded.',
  },
} as const;
