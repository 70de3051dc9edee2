import { session } from './session.ts';

/** Goes back to the user's own session, and to the page where the view began. */
export function leaveView(): void {
  const view = session.get()?.view;
  if (!view) return;
  session.set(view.own);
  window.location.assign(view.from);
}
