import { nearest } from './names.ts';

/** An error in a schema file: what is wrong, where, and what was probably meant. */
export interface Problem {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly message: string;
}

export class SchemaError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems.map(({ file, pointer, message }) => `schemas/${file}${pointer && `#${pointer}`}: ${message}`).join('\n'),
    );
    this.name = 'SchemaError';
    this.problems = problems;
  }
}

/** How many known names a message shows. */
const MAX_SHOWN = 8;

/** Collects problems, so that one run reports all of them. */
export class Problems {
  readonly found: Problem[] = [];
  readonly #files = new Map<string, (pointer: string) => string>();

  /**
   * Declares that a file's content is spread over several files.
   * @param fileOf the file that contains a JSON pointer
   */
  split(file: string, fileOf: (pointer: string) => string) {
    this.#files.set(file, fileOf);
  }

  add(file: string, pointer: string, message: string) {
    this.found.push({ file: this.#files.get(file)?.(pointer) ?? file, pointer, message });
  }

  /** Adds a problem for an unknown name. Suggests the most similar known name, or shows all if there are few. */
  unknown(file: string, pointer: string, what: string, name: string, known: Iterable<string>) {
    const [hint, all] = [nearest(name, known), [...new Set(known)]];
    const few = all.length > 0 && all.length <= MAX_SHOWN ? `; there are ${all.join(', ')}` : '';
    this.add(file, pointer, `unknown ${what} "${name}"${hint ? `; did you mean "${hint}"?` : few}`);
  }

  throwIfAny() {
    if (this.found.length) throw new SchemaError(this.found);
  }
}

export const pointer = (...parts: (string | number)[]) =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
