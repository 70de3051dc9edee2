import { isProgram } from '../../core/attachment-types.ts';
import { contradiction, endingOf, titleOf } from './contradiction.ts';
import type { Kind } from './kind.ts';

/**
 * Why a file cannot be attached; null if it can. Its name must end in one of the types. Neither its name nor its
 * content may be that of a program or a script (AMB-115).
 */
export function refusalOf(name: string, kind: Kind, types: readonly string[]): string | null {
  const ending = endingOf(name);
  if (ending !== null && isProgram(ending)) return `"${name}" is a program or a script, which cannot be attached.`;
  const type = ending ?? kind.ending ?? (kind.isText ? 'txt' : null);
  const wrong = typeRefusal(name, type, types) ?? contradiction(name, kind);
  if (wrong !== null) return wrong;
  const content = kind.isScript ? 'a script' : isProgramOf(kind) ? titleOf(kind.ending, kind.isText) : null;
  return content && `The content of "${name}" is ${content}. Programs and scripts cannot be attached.`;
}

function typeRefusal(name: string, type: string | null, types: readonly string[]): string | null {
  if (type === null) return `The name "${name}" must end in a type, such as .pdf.`;
  if (types.includes(type) || isProgram(type)) return null;
  return `Files of the type ${type.toUpperCase()} cannot be attached. Documents, pictures, mails, drawings, texts and archives can.`;
}

/** A text may begin with the two letters that a Windows program begins with. */
const isProgramOf = ({ ending, isText }: Kind): boolean =>
  ending !== null && isProgram(ending) && !(ending === 'exe' && isText);
