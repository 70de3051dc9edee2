import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { session } from '../../core/session/session.ts';

const asksToLogOut = (search: string): boolean => new URLSearchParams(search).has('logout');

/**
 * On any route, the parameter `logout` clears the storage and ends the session (NAV-040). It is then removed from the
 * address, so that this happens only once. Until then no page is shown.
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
