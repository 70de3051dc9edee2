import type { ComponentType } from 'react';
import type { ListMeta } from '../../core/data/data-provider.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { View } from '../../core/model/screen.ts';
import type { DialogProps } from '../form/dialog-props.ts';

/** Props of a list inside another page, such as a record's. */
export interface ListProps {
  /** Values that all rows have in common. New records get them too. */
  readonly within?: WireRecord;
}

/** What a screen of the schema says of its list. */
export interface EntityListProps extends ListProps {
  readonly of: Resource;
  readonly name: string;
  readonly title: string;
  readonly view?: View;
  readonly columns: readonly string[];
  readonly more?: readonly string[];
  readonly card?: readonly string[];
  readonly filters?: readonly string[];
  readonly where?: WireRecord;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly date?: string;
  readonly sorts: readonly string[];
  readonly rows?: number;
  readonly create?: ComponentType<DialogProps>;
  readonly edit?: ComponentType<DialogProps>;
  /** Name of that dialog. Its fields are edited in their cells too. */
  readonly edits?: string;
  readonly opens?: 'dialog';
  readonly empty?: string;
}

export interface ListViewProps extends EntityListProps {
  /** What the calls of the rows need besides filter and order. */
  readonly meta: ListMeta;
}
