import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { amountOf, LimitPassed } from '../../core/files/limits.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { SheetReader, type ReadingStep } from './sheet-reader.ts';

interface Options<T> {
  readonly startWorker: () => Worker;
  readonly onRead: (sheet: T, name: string) => string | null;
}

/** What is happening to a file. */
export interface Reading {
  readonly fileName: string;
  /** Null until its sheets are known. */
  readonly step: ReadingStep | null;
}

/** A workbook with several sheets, one of which has to be chosen. */
export interface Book {
  readonly fileName: string;
  readonly names: readonly string[];
}

/** Reads one file after the other. Another file, `cancel` and leaving the page stop the one that is being read. */
export function useSheetReader<T>({ startWorker, onRead }: Options<T>) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [book, setBook] = useState<Book | null>(null);
  const stop = useRef<AbortController | null>(null);
  const reader = useRef<SheetReader<T> | null>(null);

  function close() {
    stop.current?.abort();
    reader.current?.close();
    reader.current = null;
  }
  const leave = useEffectEvent(close);
  useEffect(() => () => leave(), []);

  function reset() {
    close();
    setReading(null);
    setProblem(null);
    setBook(null);
  }

  /** Runs a part of the work on a file, and shows what goes wrong with it. */
  async function run(fileName: string, work: (signal: AbortSignal) => Promise<void>) {
    const { signal } = (stop.current = new AbortController());
    setReading({ fileName, step: null });
    setProblem(null);
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!reader.current?.isOpen) setBook(null);
      setProblem(
        error instanceof LimitPassed
          ? `${fileName}: ${limitText(error)}`
          : t('kit.sheet.unreadable', { file: fileName }),
      );
    }
    if (!signal.aborted) setReading(null);
  }

  async function read(index: number, fileName: string, name: string, signal: AbortSignal) {
    const sheet = await reader.current!.read(index, { signal, onStep: (step) => setReading({ fileName, step }) });
    const refusal = onRead(sheet, name);
    setProblem(refusal && `${name}: ${refusal}`);
  }

  function take(file: File | undefined) {
    if (!file) return;
    reset();
    const { name } = file;
    void run(name, async (signal) => {
      reader.current = await SheetReader.open<T>(file, startWorker, { signal });
      const { names } = reader.current;
      if (names.length > 1) setBook({ fileName: name, names });
      else await read(0, name, name, signal);
    });
  }

  function choose(index: number) {
    const { fileName, names } = book!;
    void run(fileName, (signal) => read(index, fileName, `${fileName} · ${names[index]}`, signal));
  }

  return { reading, problem, book, take, choose, cancel: reset };
}

const limitText = (passed: LimitPassed): string =>
  passed.address
    ? t('kit.sheet.limits.charactersOf', { address: passed.address, most: amountOf(passed) })
    : t(`kit.sheet.limits.${passed.limit}`, { most: amountOf(passed) });
