import { screens as own } from '../../extensions/screens.ts';
import { screens as generated } from '../../generated/registry.gen.ts';
import type { Screen } from '../model/screen.ts';

/** Every page there is: hand-written ones first. */
export const screens: readonly Screen[] = [...own, ...generated];
