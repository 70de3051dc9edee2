import { pickers } from './features/pickers.ts';
import { backTo, screens as ownScreens } from './features/screens.ts';
import { shortcuts } from './features/shortcuts.ts';
import { accountPages, commands, composers, phoneTools, recordTools, tools, viewsAhead } from './features/top-bar.ts';
import { menu } from './generated/menu.gen.tsx';
import { messages } from './generated/messages.gen.ts';
import { permissions } from './generated/permissions.gen.ts';
import { menuRules, screens as generatedScreens } from './generated/registry.gen.ts';
import { resources } from './generated/resources.gen.ts';
import { timelines } from './generated/timelines.gen.ts';
import type { Contents } from './core/contents.ts';

/** What the platform is filled with. */
export const contents: Contents = {
  resources,
  screens: [...ownScreens, ...generatedScreens],
  menu,
  menuRules,
  permissions,
  messages,
  pickers,
  tools,
  commands,
  recordTools,
  phoneTools,
  composers,
  timelines,
  accountPages,
  shortcuts,
  viewsAhead,
  backTo,
};
