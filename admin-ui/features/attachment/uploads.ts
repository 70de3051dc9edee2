import { useEffect, useSyncExternalStore } from 'react';
import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { isCancelled, isTooBig, upload } from '../../core/data/upload.ts';
import { attachmentBytes } from '../../core/files/limits.gen.ts';

/** A file that was chosen or dropped, for the dialog. */
export interface Sending {
  readonly id: number;
  readonly file: File;
  readonly percent: number;
  /** The attachment, once it is uploaded. */
  readonly saved?: Attachment;
  /** Why it was not uploaded. */
  readonly problem?: string;
}

/** What a page is told about the files that it has added. */
interface Listener {
  readonly failed: (problem: string) => void;
  /** A file was uploaded. */
  readonly saved: () => void;
  /** All files that were added together are done; called with the number of those that were uploaded. */
  readonly done: (count: number) => void;
}

/** How many files are uploaded at the same time; the others wait. */
const parallel = 3;

let all: readonly Sending[] = [];
let count = 0;
let running = 0;
let viewers = 0;
const waiting: (() => void)[] = [];
const cancels = new Map<number, AbortController>();
const listeners = new Set<() => void>();

function set(next: readonly Sending[]) {
  all = next;
  listeners.forEach((listener) => listener());
}

const change = (id: number, values: Partial<Sending>) =>
  set(all.map((one) => (one.id === id ? { ...one, ...values } : one)));

export const isDone = ({ saved, problem }: Sending): boolean => Boolean(saved ?? problem);

/** The uploads of this tab. They go on while the user navigates. */
export const uploads = {
  /** @param params the owner of the files, as the call takes it */
  async add(files: readonly File[], params: object, listener: Listener): Promise<void> {
    const sent = await Promise.all(files.map((file) => send(file, params, listener)));
    listener.done(sent.filter(Boolean).length);
  },
  cancel: (id: number): void => cancels.get(id)?.abort(),
  clear: (id: number): void => set(all.filter((one) => one.id !== id)),
  clearDone: (): void => set(all.filter((one) => !isDone(one))),
};

/** @returns whether the file was uploaded */
async function send(file: File, params: object, listener: Listener): Promise<boolean> {
  const id = ++count;
  const cancel = new AbortController();
  cancels.set(id, cancel);
  set([...all, { id, file, percent: 0 }]);
  try {
    const saved = await inTurn(() => sendNow(id, file, params, cancel.signal));
    change(id, { saved });
    listener.saved();
    return true;
  } catch (error) {
    if (isCancelled(error)) uploads.clear(id);
    else {
      const problem = isTooBig(error) ? t('attachment.tooBig') : (error as Error).message;
      change(id, { problem });
      listener.failed(problem);
    }
    return false;
  } finally {
    cancels.delete(id);
    if (!viewers) uploads.clear(id);
  }
}

async function sendNow(id: number, file: File, params: object, signal: AbortSignal): Promise<Attachment> {
  signal.throwIfAborted();
  if (file.size >= attachmentBytes) throw new Error(t('attachment.big'));
  const options = { signal, onProgress: (percent: number) => change(id, { percent }) };
  return upload<Attachment>('attachment', 'attachmentfile', file, { fileName: file.name, ...params }, options);
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The files of this tab, oldest first. Files that are done stay until the component is gone. */
export function useUploads(): readonly Sending[] {
  useEffect(() => {
    viewers += 1;
    return () => {
      viewers -= 1;
      uploads.clearDone();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => all);
}
