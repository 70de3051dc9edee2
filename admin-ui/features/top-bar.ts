import EventOutlined from '@mui/icons-material/EventOutlined';
import SupportOutlined from '@mui/icons-material/SupportOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import RssFeedOutlined from '@mui/icons-material/RssFeedOutlined';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import { createElement, type ComponentType } from 'react';
import { t } from '../core/i18n/t.ts';
import type { Command } from '../core/contents.ts';
import { useSession } from '../core/session/session.ts';
import type { SlotProps } from '../core/model/resource.ts';
import type { AccountPage } from '../core/model/screen.ts';
import type { Rule } from '../core/model/rule.ts';
import { logDialog } from '../crud/actions/log-dialog.ts';
import { FavouritesMenu } from '../crud/saved-filters/FavouritesMenu.tsx';
import { LogButton } from './activity/log/LogButton.tsx';
import { LogLine } from './activity/log/LogLine.tsx';
import { LogTool } from './activity/log/LogTool.tsx';
import { logRule } from './activity/log/keys.ts';
import { AlertsBell } from './alert/AlertsBell.tsx';
import { later } from '../kit/later.tsx';
import { WorkButton } from './background-work/WorkButton.tsx';
import { HelpButton } from './help-video/HelpButton.tsx';
import { WatchVideos } from './help-video/WatchVideos.tsx';
import { SupportButton } from './support-case/SupportButton.tsx';

const PhotoButton = later(() => import('./attachment/PhotoButton.tsx').then((module) => module.PhotoButton));

/** A tool for the user's own use: hidden while they view the product as someone else. */
const personal = (Tool: ComponentType): ComponentType =>
  function Personal() {
    return useSession()?.view ? null : createElement(Tool);
  };

/** Tools in the top bar between the search and the account, in order. */
export const tools: readonly ComponentType[] = [
  LogTool,
  personal(WorkButton),
  personal(AlertsBell),
  FavouritesMenu,
  WatchVideos,
  HelpButton,
  personal(SupportButton),
];

/** See `Contents.commands`. */
export const commands: readonly Command[] = [
  { title: t('activity.log.title'), rule: logRule, run: () => logDialog.open({}) },
];

/** See `Contents.recordTools`. */
export const recordTools: readonly ComponentType<SlotProps>[] = [LogButton];

/** See `Contents.phoneTools`. */
export const phoneTools: readonly ComponentType<SlotProps>[] = [PhotoButton];

/** See `Contents.composers`. */
export const composers: readonly ComponentType<SlotProps>[] = [LogLine];

export const accountPages: readonly AccountPage[] = [
  { title: t('helpVideo.watch'), path: '/videos', icon: SmartDisplayOutlined },
  { title: t('activity.feed'), path: '/calendarFeed', icon: RssFeedOutlined },
  { title: t('user.away'), path: '/absences', icon: EventOutlined },
  { title: t('supportCase.mine'), path: '/mySupportCases', icon: SupportOutlined },
  { title: t('backgroundWork.mine'), path: '/myBackgroundWork', icon: PendingActionsOutlined },
  { title: t('trash.page'), path: '/deleted', icon: RestoreFromTrashOutlined },
];

/** Lists whose columns are prefetched: duplicates of an enquiry are shown with the columns of list 8 (BEH-040). */
export const viewsAhead: readonly { readonly id: number; readonly rule: Rule }[] = [
  { id: 8, rule: { permission: 'ViewQuotations' } },
];
