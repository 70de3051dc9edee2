import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { upload } from '../../core/data/upload.ts';

const fileName = 'ss.png';

/** Uploads a screenshot, the only file that belongs to no customer. */
export async function sendPicture(
  picture: HTMLCanvasElement,
): Promise<{ readonly file: File; readonly attachment: Attachment }> {
  const blob = await new Promise<Blob>((resolve, reject) =>
    picture.toBlob(
      (made) => (made ? resolve(made) : reject(new Error('The picture could not be encoded.'))),
      'image/png',
    ),
  );
  const file = new File([blob], fileName, { type: 'image/png' });
  const attachment = await upload<Attachment>('attachment', 'attachmentfile', file, { fileName, screenshot: true });
  return { file, attachment };
}
