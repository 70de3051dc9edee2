import type { BookSheet } from './read-bytes.ts';

/** The sheets of a file. @throws Error if the file is not a spreadsheet */
export async function readFile(file: File): Promise<readonly BookSheet[]> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<readonly BookSheet[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ sheets?: BookSheet[]; problem?: string }>) =>
        data.sheets ? resolve(data.sheets) : reject(new Error(data.problem)),
      );
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
