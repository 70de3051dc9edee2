import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { isCancelled, isTooBig, upload } from '../../core/data/upload.ts';
import { attachmentBytes } from '../../core/files/limits.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SaveInfo, WireRecord } from '../../core/model/resource.ts';

/** The file that a person has added in the form of a quotation. */
export interface Attached {
  readonly attachFile?: File | null;
  readonly attachDesc?: string | null;
  readonly attachTags?: readonly WireRecord[] | null;
}

/** Uploads the file of the form once the quotation is saved. A failure is shown; the quotation stays saved. */
export async function attach(saved: Quotation, { values, undoToken, warn }: SaveInfo<Quotation>): Promise<void> {
  const { attachFile: file, attachDesc, attachTags } = values as Attached;
  if (!file) return;
  const failed = (reason: string) => warn(t('quotation.attachment.failed', { file: file.name, reason }));
  if (file.size >= attachmentBytes) return failed(t('attachment.big'));
  try {
    const params = {
      fileName: file.name,
      quotation: saved.quoteVerId,
      ...(attachDesc && { attachDesc: attachDesc.trim() }),
      ...(attachTags?.length && { attachTags: attachTags.map(({ id }) => id as number) }),
    };
    await upload('attachment', 'attachmentfile', file, params, { undoneWith: undoToken });
  } catch (error) {
    if (isCancelled(error)) return;
    failed(isTooBig(error) ? t('attachment.tooBig') : (error as Error).message);
  }
}
