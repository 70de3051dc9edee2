/** Pictures that carry no scripts, and what browsers show themselves. */
const shown = /^(image\/(png|jpeg|gif|webp|avif|bmp)|application\/pdf)$/;

/** Whether a file of a content type can be looked at here. */
export const canPreview = (contentType: string | null | undefined): boolean => shown.test(contentType ?? '');

/** Saves a blob under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
