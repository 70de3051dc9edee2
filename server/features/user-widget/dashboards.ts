import { Injectable } from '@nestjs/common';
import type { UserReference } from '../../generated/references.gen.ts';
import type { UserViewFilterRecord } from '../../generated/user-view-filter.gen.ts';
import type { UserWidgetRecord } from '../../generated/user-widget.gen.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { BulkSave } from '../../services/save/bulk-save.ts';
import { sourceWidgets } from './sources.ts';

/** The widgets of users. */
@Injectable()
export class Dashboards {
  constructor(
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly bulk: BulkSave,
  ) {}

  /** The widgets of a user, in order; without those whose kind no longer exists. */
  async widgetsOf(user: number): Promise<UserWidgetRecord[]> {
    const all = await this.records.find('userWidget', { user });
    return all
      .filter(({ widget }) => [...this.registry.widgets, ...sourceWidgets].some(({ id }) => id === widget))
      .toSorted((a, b) => a.screenPos! - b.screenPos! || a.id - b.id);
  }

  /**
   * Adds copies of widgets to the dashboards of users, with the saved filters that they use. Must run in a transaction.
   * @returns the keys of the copies
   */
  async copy(
    originals: readonly UserWidgetRecord[],
    targets: readonly UserReference[],
    author: SessionUser,
  ): Promise<number[]> {
    const copies: Partial<UserWidgetRecord>[] = [];
    for (const user of targets) {
      const filters = new Map<number, UserWidgetRecord['userViewFilter']>();
      for (const original of originals) {
        const filter = original.userViewFilter;
        if (filter && original.user?.key !== user.key && !filters.has(filter.key))
          filters.set(filter.key, await this.#filterFor(user, filter.key, author));
        copies.push({ ...original, user, ...(filter && { userViewFilter: filters.get(filter.key) ?? filter }) });
      }
    }
    return this.bulk.add('userWidget', copies, author);
  }

  /** A user's filter that is like another user's: an existing one with the same name and conditions, or a copy. */
  async #filterFor(user: UserReference, id: number, author: SessionUser) {
    const { records, bulk } = this;
    const { filterName, dbview, whereClause, ...rest } = (await records.one('userViewFilter', id))!;
    const same = await records.reference('userViewFilter', { user: user.key, filterName, dbview, whereClause });
    if (same) return same;
    const values: Partial<UserViewFilterRecord> = {
      ...rest,
      filterName,
      dbview,
      whereClause,
      user,
      favourite: false,
      favouriteName: null,
      isDefault: false,
    };
    const [key] = await bulk.add('userViewFilter', [values], author);
    const copy = (await records.reference('userViewFilter', { id: key! }))!;
    const conditions = await records.find('filterCondition', { userViewFilter: id });
    await bulk.add(
      'filterCondition',
      conditions.map((condition) => ({ ...condition, userViewFilter: copy })),
      author,
    );
    return copy;
  }
}
