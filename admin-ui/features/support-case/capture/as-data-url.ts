const known = new Map<string, Promise<string>>();

/** The file at an address of this page as a data URL; the picture of a page cannot load anything. */
export function asDataUrl(url: string): Promise<string> {
  const found = known.get(url);
  if (found) return found;
  const loaded = load(url).catch((error: unknown) => {
    known.delete(url);
    throw error;
  });
  known.set(url, loaded);
  return loaded;
}

async function load(url: string): Promise<string> {
  const blob = await fetch(url).then((response) => response.blob());
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(blob);
  });
}
