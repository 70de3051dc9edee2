import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { badRequest, notFound } from '../../core/errors/errors.ts';
import type { AnyRecord, Entity, EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { anyObject, listOf, string } from '../../http/shapes.ts';
import { readableRecord, requireScope } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { Merges } from '../../services/merges/merges.ts';
import { mergeableParam as params, mergeEntry, mergePreview } from './merge-shapes.ts';

const tag = 'Merges';
const access = { permission: 'MergeRecords' } as const;

/** Merges any two records of an entity whose schema allows it (`x-merge`), field by field, and undoes it. */
@Controller()
export class MergesController {
  constructor(
    private readonly cruds: Cruds,
    private readonly database: Database,
    private readonly merges: Merges,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  @Get('merges/:entity/:id')
  @Access(access)
  @Describe({ tag, summary: 'Records merged into one in the last 30 days', params, returns: listOf(mergeEntry) })
  async past(@CurrentUser() user: SessionUser, @Param('entity') entity: string, @Param('id', ReadId) id: number) {
    const definition = this.#definition(entity);
    await readableRecord(definition, id, user, this.#reading);
    return this.merges.of(definition, id);
  }

  /** Both records field by field, and how many records would move. */
  @Get('merges/:entity/:kept/:gone')
  @Access(access)
  @Describe({ tag, summary: 'Preview of merging two records', params, returns: mergePreview })
  async preview(
    @CurrentUser() user: SessionUser,
    @Param('entity') entity: string,
    @Param('kept', ReadId) keptId: number,
    @Param('gone', ReadId) goneId: number,
  ) {
    const definition = this.#definition(entity);
    const [kept, gone] = await this.#both(definition, keptId, goneId, user);
    return this.merges.preview(definition, kept, gone);
  }

  /** The kept record takes the values of the fields in `take` from the other one, which is deleted. */
  @Post('merges/:entity/:kept/:gone')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Merge two records into one',
    params,
    body: {
      type: 'object',
      properties: { take: { ...listOf(string), maxItems: 200, errorMessage: 'take must be a list of fields.' } },
    },
    returns: anyObject,
  })
  async merge(
    @CurrentUser() user: SessionUser,
    @Param('entity') entity: string,
    @Param('kept', ReadId) keptId: number,
    @Param('gone', ReadId) goneId: number,
    @Body() body?: { readonly take?: readonly string[] } | null,
  ) {
    const definition = this.#definition(entity);
    const crud = this.cruds.of(definition.name as Entity);
    return this.database.write(async () => {
      const [kept, gone] = await this.#both(definition, keptId, goneId, user);
      const update = (values: object) => crud.update(keptId, values, user);
      await this.merges.merge(definition, kept, gone, user, { take: body?.take ?? [], update });
      return crud.one(keptId, user);
    });
  }

  @Post('undoMerge/:entity/:id')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Undo a merge within 30 days: both records are back', params, returns: anyObject })
  async undo(@CurrentUser() user: SessionUser, @Param('entity') entity: string, @Param('id', ReadId) id: number) {
    const definition = this.#definition(entity);
    const crud = this.cruds.of(definition.name as Entity);
    return this.database.write(async () => {
      const { keptId, goneId } = await this.merges.undo(definition, id, user);
      // Inside the transaction, so that nothing is undone if the person may not see both records.
      await crud.one(keptId, user);
      return crud.one(goneId, user);
    });
  }

  get #reading() {
    return { registry: this.registry, records: this.records };
  }

  #definition(entity: string): EntityDefinition {
    const definition = this.registry.all.find(({ name, merges }) => name === entity && merges);
    if (!definition) throw notFound('Kind of record');
    return definition;
  }

  /**
   * Two records that the person may change and delete.
   * @throws UserError 404 or 422 if not, 400 if they are the same
   */
  async #both(definition: EntityDefinition, keptId: number, goneId: number, user: SessionUser) {
    if (keptId === goneId) throw badRequest(`A ${definition.title.toLowerCase()} cannot be merged with itself.`);
    const { update, remove } = definition.access;
    for (const rule of [update, remove]) user.require(rule);
    const both: AnyRecord[] = [];
    for (const id of [keptId, goneId]) {
      const record = await readableRecord(definition, id, user, this.#reading);
      for (const rule of [update, remove]) await requireScope(definition, record, rule, user, this.#reading);
      both.push(record);
    }
    return both as [AnyRecord, AnyRecord];
  }
}
