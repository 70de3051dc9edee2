import { Injectable } from '@nestjs/common';
import { scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { badRequest } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Clock } from '../../core/time/clock.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { readConditions } from '../../core/records/filters.ts';
import { Records } from '../../core/records/records.ts';
import type { ListRequest } from '../../core/records/request.ts';

export interface SavedFilter {
  readonly where: readonly Condition[];
  readonly sort: ListRequest['sort'] | null;
}

/** Reads the conditions of saved filters by the filter's id. */
@Injectable()
export class SavedFilters {
  constructor(
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** @throws UserError 400 if the filter belongs to another person or another list */
  async read(definition: EntityDefinition, id: number, user: SessionUser): Promise<SavedFilter> {
    const filters = this.registry.definition('userViewFilter');
    const scope = scopeConditions(filters, filters.access.read, user, this.registry);
    const filter = await this.records.one(filters, id, scope);
    if (!filter || !definition.lists.some(({ viewId }) => viewId !== undefined && viewId === filter.dbview))
      throw badRequest('Saved filter not found.');
    const rows = await this.records.find('filterCondition', { userViewFilter: id });
    const inOrder = rows.toSorted((a, b) => a.rowNo! - b.rowNo!);
    const field = filter.sortField;
    const isSorted = field !== null && filter.sortOrder && definition.sortable.includes(field);
    return {
      where: readConditions(definition, inOrder, { registry: this.registry, ...this.clock.calendar() }),
      sort: isSorted ? { field, order: filter.sortOrder === 1 ? 'ASC' : 'DESC' } : null,
    };
  }
}
