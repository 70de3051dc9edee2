import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { encodingNames, TextProblem, type Encoding } from '../../core/files/encodings.gen.ts';
import { amountOf, LimitPassed } from '../../core/files/limits.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { SheetReader, type ReadingStep } from './sheet-reader.ts';

/** A file that was read, and the encoding of its text; null for a workbook. */
export interface ReadFile {
  readonly file: File;
  readonly encoding: Encoding | null;
}

interface Options<T> {
  readonly startWorker: () => Worker;
  readonly onRead: (sheet: T, name: string, from: ReadFile) => string | null;
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
  const [source, setSource] = useState<ReadFile | null>(null);
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
    setSource(null);
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
      if (error instanceof TextProblem && error.fault !== 'binary')
        setSource((from) => from && { ...from, encoding: error.encoding });
      setProblem(problemText(error, fileName));
    }
    if (!signal.aborted) setReading(null);
  }

  async function read(index: number, from: ReadFile, name: string, signal: AbortSignal) {
    const { name: fileName } = from.file;
    const sheet = await reader.current!.read(index, { signal, onStep: (step) => setReading({ fileName, step }) });
    const refusal = onRead(sheet, name, from);
    setProblem(refusal && `${name}: ${refusal}`);
  }

  /** @param encoding of a text; found if it is missing */
  function take(file: File | undefined, encoding?: Encoding) {
    if (!file) return;
    reset();
    setSource({ file, encoding: null });
    const { name } = file;
    void run(name, async (signal) => {
      reader.current = await SheetReader.open<T>(file, startWorker, { signal, encoding });
      const { names } = reader.current;
      const from = { file, encoding: reader.current.encoding };
      setSource(from);
      if (names.length > 1) setBook({ fileName: name, names });
      else await read(0, from, name, signal);
    });
  }

  function choose(index: number) {
    const { fileName, names } = book!;
    void run(fileName, (signal) => read(index, source!, `${fileName} · ${names[index]}`, signal));
  }

  return { reading, problem, book, source, take, choose, cancel: reset };
}

const limitText = (passed: LimitPassed): string =>
  passed.address
    ? t('kit.sheet.limits.charactersOf', { address: passed.address, most: amountOf(passed) })
    : t(`kit.sheet.limits.${passed.limit}`, { most: amountOf(passed) });

function problemText(error: unknown, file: string): string {
  if (error instanceof LimitPassed) return `${file}: ${limitText(error)}`;
  if (!(error instanceof TextProblem)) return t('kit.sheet.unreadable', { file });
  return t(`kit.sheet.fault.${error.fault}`, { file, encoding: encodingNames[error.encoding] });
}
