/** The file that this tab has sent last, by the key of its import, so that it can be sent again in another encoding. */
let last: { readonly id: number; readonly file: File } | null = null;

export const keepFile = (id: number, file: File): void => void (last = { id, file });

/** The file of an import; null if another tab has sent it, or an earlier load of the page. */
export const sentFile = (id: number): File | null => (last?.id === id ? last.file : null);
