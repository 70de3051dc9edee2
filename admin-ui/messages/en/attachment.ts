/** Texts of `features/attachment/`. */
export const attachment = {
  title: 'Add files',
  add: 'Add file',
  choose: 'Files to add',
  chooseFiles: 'Choose files',
  photograph: 'Take a photograph',
  drop: 'Drop files to add them',
  dropHere: 'Drop files anywhere on this page, or',
  limit: 'Each file must be smaller than 10 MB.',
  files: 'Added files',
  progress: 'Progress of %{name}',
  cancel: 'Cancel %{name}',
  clear: 'Clear %{name}',
  download: 'Download %{name}',
  uploaded: 'File uploaded |||| %{count} files uploaded',
  big: 'Big file: File size is greater than 10MB.',
  tooBig: 'File too big. File size exceeds the limited size.',
} as const;
