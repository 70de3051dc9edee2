/** Texts of `features/attachment/`. */
export const attachment = {
  add: 'Add file',
  choose: 'Files to add',
  drop: 'Drop files to add them',
  uploaded: 'File uploaded |||| %{count} files uploaded',
  big: 'Big file: File size is greater than 10MB.',
  tooBig: 'File too big. File size exceeds the limited size.',
} as const;
