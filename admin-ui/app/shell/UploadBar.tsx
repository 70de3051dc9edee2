import { Suspense } from 'react';
import { useUploadProgress } from '../../core/data/upload-progress.ts';
import { later, Nothing } from '../../kit/later.tsx';

const Uploads = later(() => import('./Uploads.tsx').then((module) => module.Uploads), Nothing);

/** Shows uploads while there are any. */
export function UploadBar() {
  const isBusy = useUploadProgress().length > 0;
  return <Suspense>{isBusy && <Uploads />}</Suspense>;
}
