import { ActivityPage } from '../../generated/activity/page.gen.tsx';

/** The page of a single activity, without tabs (NAV-013). */
export const SingleActivity = () => <ActivityPage single />;
