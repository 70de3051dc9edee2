import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { EntityFormProps } from './dialog-props.ts';

interface Title {
  readonly title: string;
  /** What the schema calls the dialog, if the title says what it does. */
  readonly caption?: string;
}

/**
 * The title of a dialog. Without one of its own, it says what the dialog does: New contact, with Contact Details beside.
 * @param isRead whether the record can only be read
 */
export function titleOf(
  { of, title, isUntitled }: Pick<EntityFormProps, 'of' | 'title' | 'isUntitled'>,
  record: WireRecord | number | null,
  isRead = false,
): Title {
  const values = { title: of.title.toLowerCase() };
  if (!isUntitled) return { title: !record && title === of.title ? t('crud.new', values) : title };
  if (isRead) return { title };
  return { title: record ? t('crud.edit', values) : t('crud.new', values), caption: title };
}
