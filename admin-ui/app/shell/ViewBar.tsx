import { Suspense } from 'react';
import { useSession } from '../../core/session/session.ts';
import { later } from '../../kit/later.tsx';

const ViewStrip = later(() => import('./ViewStrip.tsx').then((module) => module.ViewStrip));

/** The strip over every page while the user views the product as someone else. */
export function ViewBar() {
  const session = useSession();
  return <Suspense>{session?.view && <ViewStrip session={session} view={session.view} />}</Suspense>;
}
