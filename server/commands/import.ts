import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { contents } from '../contents.ts';
import { databaseFile } from '../core/db/migrations/migrate.ts';
import { encodingNames, encodings } from '../core/files/encodings.gen.ts';
import { createLogger } from '../http/logging.ts';
import { copySqlite } from '../services/backup/sqlite.ts';
import { Importer, type Progress } from '../services/import/importer.ts';
import type { Mapping } from '../services/import/mapping.ts';
import { readMapping } from '../services/import/read-mapping.ts';
import { readTable } from '../services/import/read-file.ts';
import { ImportReport } from '../services/import/report.ts';
import { SaveServices } from '../services/save/services.ts';
import { openServices } from '../services/services.module.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './open.ts';
import { ProgressLine } from './progress-line.ts';

const usage = `npm run import -- customers FILE --mapping MAP.json [--run] [--sheet NAME] [--encoding NAME] [--chunk 500]
Reports what an import of a CSV, TSV, XLSX, ODS or vCard file would do.
  --mapping MAP.json  says which column becomes which field
  --correct           takes what a message offers: 01302 555070 for 1302555070
  --run               imports the rows; run it again to continue an import that was stopped
  --sheet NAME        the sheet to read
  --encoding NAME     encoding of a text, if the one that is found is wrong:
                      ${encodings.join(', ')}
  --chunk N           rows in a transaction`;

const { values, positionals } = readArguments(usage, {
  mapping: { type: 'string' },
  correct: { type: 'boolean', default: false },
  run: { type: 'boolean', default: false },
  sheet: { type: 'string' },
  encoding: { type: 'string' },
  chunk: { type: 'string', default: '500' },
});
const [what, file, ...more] = positionals;
if (!what || !file || more.length || !values.mapping || !/^[1-9]\d{0,4}$/.test(values.chunk)) wrongUsage(usage);
const mappingFile = values.mapping;
const chosenEncoding = encodings.find((name) => name === values.encoding?.toLowerCase());
if (values.encoding && !chosenEncoding) wrongUsage(usage, `There is no encoding "${values.encoding}".`);

/** Thrown to undo a dry run. */
class Rollback extends Error {}

/** Without --run it only reports what would be imported. With it, it imports the rows, or resumes a stopped run. */
await runCommand(async (app) => {
  const services = app.get(SaveServices);
  const definition = services.registry.all.find(({ name, plural }) => [name, plural.toLowerCase()].includes(what));
  if (!definition) throw new Error(`There is nothing called "${what}".\n${usage}`);
  if (!definition.operations.includes('create')) throw new Error(`${definition.plural} cannot be imported.`);
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort());
  console.log(`Reading ${file} …`);
  const { columns, rows, encoding } = await readTable(file, {
    sheet: values.sheet,
    encoding: chosenEncoding,
    signal: stop.signal,
  }).catch((error: unknown) => {
    throw stop.signal.aborted ? new Error('Stopped. Nothing was imported.') : error;
  });
  if (encoding)
    console.log(
      chosenEncoding
        ? `Encoding: ${encodingNames[encoding]}.`
        : `Encoding: ${encodingNames[encoding]}, found. If letters look wrong, name the right one with --encoding.`,
    );
  const mapping = readMapping(mappingFile, definition, services.registry, columns);
  const fingerprint = await fingerprintOf(file, mapping);

  const started = performance.now();
  const line = new ProgressLine();
  const reportFile = join(
    services.settings.dataDir,
    'imports',
    `${basename(file)}.${values.run ? 'report' : 'dry-run'}.tsv`,
  );
  let first = 0;

  const work = async (on: SaveServices): Promise<{ progress: Progress; report: ImportReport }> => {
    const report = new ImportReport(definition, reportFile);
    const importer = new Importer(on, {
      definition,
      mapping,
      rows,
      fingerprint,
      fileName: basename(file),
      chunk: Number(values.chunk),
      corrects: values.correct,
      shouldStop: () => stop.signal.aborted,
      report,
      onChunk: (progress) => {
        const perSecond = Math.round(((progress.position - first) / (performance.now() - started)) * 1000);
        line.show(`${number(progress.position)} of ${number(rows.length)} rows, ${number(perSecond)} a second`);
      },
    });
    const missing = await importer.missing();
    if (missing.length) throw new Error(`Nothing was imported.\n  ${missing.join('\n  ')}`);
    first = (await importer.progress()).position;
    if (first) console.log(`Continuing after row ${rows[first - 1]!.number}.`);
    return { progress: await importer.run(), report };
  };

  const { progress, report } = await (values.run ? work(services) : dryRun(services, work)).finally(() => line.end());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${values.run ? 'Imported' : 'Would be imported'}: ${number(progress.taken)}. Refused: ${number(progress.refused)}. ${seconds} s.`,
  );
  tell('Refused', report.reasons);
  if (report.corrected) console.log(`Corrected: ${number(report.corrected)}.`);
  tell('Derived', report.derived);
  console.log(`Likely duplicates: ${number(report.withDuplicates)} rows, ${number(report.pairs)} pairs.`);
  console.log(`Row by row: ${reportFile}`);
  if (values.run && progress.position < rows.length)
    console.log(`Stopped after row ${rows[progress.position - 1]?.number ?? 1}. Run the command again to continue.`);
  else if (first && first === rows.length) console.log('Every row of this file has already been imported or refused.');
  else if (!values.run) console.log('Nothing was saved. Add --run to import the rows.');
});

/** Identifies a file with its mapping. */
async function fingerprintOf(path: string, mapping: Mapping): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.update(JSON.stringify(mapping)).digest('hex');
}

/**
 * Does all the work and keeps nothing. On SQLite it works on a copy of the file, because a long transaction would block
 * other writers. On PostgreSQL it rolls back one transaction.
 */
async function dryRun<T>(services: SaveServices, work: (on: SaveServices) => Promise<T>): Promise<T> {
  const { settings, clock } = services;
  const dataDir = mkdtempSync(join(tmpdir(), 'branchline-dry-run-'));
  let copy: INestApplicationContext | null = null;
  try {
    if (!settings.databaseUrl) {
      await copySqlite(databaseFile(settings), join(dataDir, basename(databaseFile(settings))));
      const logger = createLogger({ logLevel: 'warn' });
      copy = await openServices({ settings: { ...settings, dataDir }, logger, clock, contents });
    }
    const on = copy?.get(SaveServices) ?? services;
    let result: T | undefined;
    await on.database
      .write(async () => {
        result = await work(on);
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    return result!;
  } finally {
    await copy?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function tell(title: string, counts: ReadonlyMap<string, number>) {
  if (!counts.size) return;
  console.log(`${title}:`);
  for (const [text, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${number(count).padStart(8)}  ${text}`);
}

function number(value: number): string {
  return value.toLocaleString('en-GB');
}
