import { useGetList } from 'react-admin';
import type { HelpVideo } from '../../../schemas/generated/help-video.gen.ts';

/** The help videos in use, by title. */
export const useVideos = () =>
  useGetList<HelpVideo>('helpVideo', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'title', order: 'ASC' },
    filter: { active: true },
  });
