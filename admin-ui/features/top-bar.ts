import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import type { ComponentType } from 'react';
import { t } from '../core/i18n/t.ts';
import type { AccountPage } from '../core/model/screen.ts';
import type { Rule } from '../core/model/rule.ts';
import { FavouritesMenu } from '../crud/saved-filters/FavouritesMenu.tsx';
import { AlertsBell } from './alert/AlertsBell.tsx';
import { WatchVideos } from './help-video/WatchVideos.tsx';
import { SupportButton } from './support-case/SupportButton.tsx';

/** Tools in the top bar between the search and the account, in order. */
export const tools: readonly ComponentType[] = [AlertsBell, FavouritesMenu, WatchVideos, SupportButton];

export const accountPages: readonly AccountPage[] = [
  { title: t('helpVideo.watch'), path: '/videos', icon: SmartDisplayOutlined },
];

/** Lists whose columns are prefetched: duplicates of an enquiry are shown with those of list 8 (BEH-040). */
export const viewsAhead: readonly { readonly id: number; readonly rule: Rule }[] = [
  { id: 8, rule: { permission: 'ViewQuotations' } },
];
