import { ActivityPage } from '../../generated/activity/page.gen.tsx';

/** An activity by itself, without tabs (1:32). */
export const SingleActivity = () => <ActivityPage single />;
