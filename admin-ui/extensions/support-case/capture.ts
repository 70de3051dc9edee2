import { domToBlob } from 'modern-screenshot';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { upload } from '../../platform/data/upload.ts';

const fileName = 'ss.png';

/** The page as it is seen, without what is laid over it meanwhile. */
export async function capture(): Promise<File> {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const blob = await domToBlob(document.body, {
    width,
    height,
    type: 'image/png',
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    features: { restoreScrollPosition: true },
    filter: (node) => !(node instanceof HTMLElement && node.dataset.captured === 'no'),
  });
  return new File([blob], fileName, { type: 'image/png' });
}

/** A screenshot is the one file that belongs to no customer. */
export const send = (picture: File): Promise<Attachment> =>
  upload<Attachment>('attachment', 'attachmentfile', picture, { fileName, screenshot: true });
