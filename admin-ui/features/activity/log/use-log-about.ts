import type { SlotProps } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { logDialog } from '../../../crud/actions/log-dialog.ts';
import { canBeLogged } from './about.ts';
import { logRule } from './keys.ts';

/** Opens the dialog that logs what happened with a record; null if an activity cannot belong to it, or the user may not. */
export function useLogAbout({ of, record }: SlotProps): (() => void) | null {
  const mayLog = allowsChange(useSession(), logRule);
  if (!mayLog || !canBeLogged(of.name)) return null;
  return () => logDialog.open({ about: { entity: of.name, record } });
}
