/** Content types that can be previewed: pictures that cannot contain scripts, and PDF. */
const shown = /^(image\/(png|jpeg|gif|webp|avif|bmp)|application\/pdf)$/;

/** Whether files of a content type can be previewed. */
export const canPreview = (contentType: string | null | undefined): boolean => shown.test(contentType ?? '');

/** Saves a blob as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
