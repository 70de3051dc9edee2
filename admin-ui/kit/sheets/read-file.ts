type Rows = unknown[][];

/** Rows of the first sheet of a file. @throws Error if the file is not a spreadsheet */
export async function readFile(file: File): Promise<Rows> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Rows>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ rows?: Rows; problem?: string }>) =>
        data.rows ? resolve(data.rows) : reject(new Error(data.problem)),
      );
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
