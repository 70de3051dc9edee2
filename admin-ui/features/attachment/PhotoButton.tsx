import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { defaultsOf } from '../../crud/timeline/entry-kind.ts';
import { attachment } from '../../generated/attachment.gen.tsx';
import { CameraButton } from './CameraButton.tsx';
import { useSendFiles } from './use-send-files.ts';

/** The records that an attachment can belong to, by its references. */
const under: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(attachment.fields).flatMap(([name, { to, readOnly }]) => (to && !readOnly ? [[name, to]] : [])),
);

/** Takes a photo and adds it to the record. */
export function PhotoButton({ of, record }: SlotProps) {
  const isHere = Object.values(under).includes(of.name);
  const add = useSendFiles(isHere ? defaultsOf({ under }, of, record) : {});
  return add && <CameraButton title={t('attachment.photo')} onFiles={add} />;
}
