import { Suspense, useState } from 'react';
import { useDrafts } from '../../crud/form/drafts.ts';
import { later, Nothing } from '../../kit/later.tsx';

const DraftLinks = later(() => import('./DraftLinks.tsx').then((module) => module.DraftLinks), Nothing);

const opened = Date.now();

/** Shows the drafts that were left unsaved, for example when the tab crashed or was closed. */
export function DraftStrip() {
  const left = useDrafts().filter(({ at }) => at < opened);
  const [hidden, setHidden] = useState(false);
  return <Suspense>{!hidden && left.length > 0 && <DraftLinks left={left} onHide={() => setHidden(true)} />}</Suspense>;
}
