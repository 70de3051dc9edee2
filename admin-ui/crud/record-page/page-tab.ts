import type { ComponentType } from 'react';
import type { Rule } from '../../core/model/rule.ts';
import type { ListProps } from '../list/list-props.ts';
import type { FactGroup } from './FactsTab.tsx';

/** A tab of a record's page. */
export interface PageTab {
  readonly name: string;
  readonly title: string;
  readonly groups?: readonly FactGroup[];
  readonly list?: ComponentType<ListProps>;
  /** Entity of that list, and its reference to the record. */
  readonly kind?: string;
  readonly by?: string;
  /** Field of the record whose value the rows have in common. Default: the record itself. */
  readonly from?: string;
  /** Who may see the list, if not everyone who may read the record. */
  readonly rule?: Rule;
  readonly history?: true;
  readonly slot?: true;
}
