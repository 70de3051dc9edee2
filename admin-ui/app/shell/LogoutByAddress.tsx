import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { session } from '../../core/session/session.ts';

const asksToLogOut = (search: string): boolean => new URLSearchParams(search).has('logout');

/**
 * A navigation with the parameter `logout` clears the storage and ends the session, on any route (NAV-040): once, as the
 * address loses the parameter. No page is shown until then.
 */
export function LogoutByAddress({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const { pathname, search, hash, state } = location;
    if (!asksToLogOut(search)) return;
    localStorage.clear();
    session.clear();
    const query = new URLSearchParams(search);
    query.delete('logout');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
  }, [location, navigate]);
  return asksToLogOut(location.search) ? null : <>{children}</>;
}
