import { Navigate } from 'react-router';
import { ActivityPage } from '../../generated/activity.gen.tsx';

/** The page of a single activity, without tabs (NAV-013). */
export const SingleActivity = () => <ActivityPage single />;

/** The address above a single activity. */
export const AllActivities = () => <Navigate to="/activities" replace />;
