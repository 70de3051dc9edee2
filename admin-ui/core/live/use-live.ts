import { useEffect } from 'react';
import { startLive } from './live.ts';
import { refreshSaved } from './refresh-saved.ts';

/** Follows the live channel for a user, and refreshes saved records. */
export function useLive(user: number | undefined): void {
  useEffect(() => {
    if (user === undefined) return undefined;
    const stops = [startLive(), refreshSaved()];
    return () => stops.forEach((stop) => stop());
  }, [user]);
}
