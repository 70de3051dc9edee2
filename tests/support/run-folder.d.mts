export function openRunFolder(): { readonly folder: string; close(): Promise<void> };
