import { readBook } from './read-bytes.ts';

/** Reads a file in a thread of its own, so that the page stays usable. */
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    self.postMessage({ sheets: readBook(new Uint8Array(data)) });
  } catch (error) {
    self.postMessage({ problem: (error as Error).message });
  }
});
