import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { badRequest } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import { readId } from '../../core/records/request.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { referenceList } from './reference-list.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { Replacements } from '../../services/merges/replacements.ts';
import { Cruds } from '../../services/crud/cruds.ts';

const tag = 'Reference lists';
const settings = { role: 'showSettings' } as const;
const [integer, text, flag] = [{ type: 'integer' }, { type: 'string' }, { type: 'boolean' }];
const counts = { type: 'object', properties: { name: text, count: integer, active: integer } };
const use = {
  type: 'object',
  properties: {
    entity: text,
    field: text,
    title: text,
    fieldTitle: text,
    count: integer,
    past: integer,
    changes: integer,
    isLeast: { type: 'boolean' },
  },
};
const moved = { type: 'object', properties: { id: integer, moved: integer } };

type Params = Readonly<Record<string, string>>;

/** The reference lists as a whole, where their entries are used, and replacing one entry by another. */
@Controller()
export class ReferenceListsController {
  constructor(
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly replacements: Replacements,
    private readonly cruds: Cruds,
  ) {}

  @Get('referencelists')
  @Access(settings)
  @Describe({
    tag,
    summary: 'Number of entries of each reference list, and of active ones',
    returns: { type: 'array', items: counts },
  })
  counts() {
    const { records, registry } = this;
    return Promise.all(
      registry.all
        .filter(({ kind }) => kind === 'reference')
        .map(async (definition) => {
          const isActive = { field: 'active', operator: '=', value: true } as const;
          const count = await records.count(definition, []);
          return {
            name: definition.name,
            count,
            active: hasActive(definition) ? await records.count(definition, [isActive]) : count,
          };
        }),
    );
  }

  @Get('referencelists/:list/:entry/uses')
  @Access(settings)
  @Describe({
    tag,
    summary:
      'Fields that use an entry, with the number of records within reach, how many are of the past, and why it cannot be replaced',
    params: { list: 'string' },
    returns: {
      type: 'object',
      properties: { uses: { type: 'array', items: use }, refusal: { type: ['string', 'null'] } },
    },
  })
  async uses(@CurrentUser() user: SessionUser, @Param() { list, entry }: Params) {
    const definition = this.#list(list!, user);
    const { replacements } = this;
    const id = readId(entry);
    await this.cruds.of(definition).one(id, user);
    return {
      uses: await replacements.uses(definition, id, user),
      refusal: await replacements.refusal(definition, id, user),
    };
  }

  /** All or nothing, in one transaction. An entry of a list without `active` is deleted. */
  @Post('referencelists/:list/:entry/replace')
  @HttpCode(200)
  @Access(settings)
  @Describe({
    tag,
    summary: 'Use another entry in all records, or all but those of the past, and make this one inactive or delete it',
    params: { list: 'string' },
    body: {
      type: 'object',
      required: ['by'],
      properties: { by: integer, remove: flag, past: { ...flag, default: false } },
    },
    returns: moved,
  })
  replace(@CurrentUser() user: SessionUser, @Param() { list, entry }: Params, @Body() body: unknown) {
    const definition = this.#list(list!, user);
    const crud = this.cruds.of(definition);
    const { by, remove = false, past = false, ...unknown } = (body ?? {}) as Record<string, unknown>;
    const isFlag = typeof remove === 'boolean' && typeof past === 'boolean';
    if (Array.isArray(body) || !isFlag || typeof by !== 'number' || Object.keys(unknown).length)
      throw badRequest('The body must be { by, remove, past }.');
    const removes = remove || !hasActive(definition);
    if (!definition.operations.includes(removes ? 'remove' : 'update'))
      throw badRequest(`${definition.plural} cannot be ${removes ? 'deleted' : 'changed'}.`);
    user.require(definition.access[removes ? 'remove' : 'update']);
    const id = readId(entry);
    const retire = () => (removes ? crud.remove(id, user) : crud.update(id, { active: false }, user));
    return this.replacements.replace(definition, [id, readId(by, 'by')], user, retire, past);
  }

  @Post('referencelists/:list/replacements/:id/undo')
  @HttpCode(200)
  @Access(settings)
  @Describe({
    tag,
    summary: 'Undo a replacement for the records that still have the other entry',
    params: { list: 'string' },
    returns: moved,
  })
  undo(@CurrentUser() user: SessionUser, @Param() { list, id }: Params) {
    const definition = this.#list(list!, user);
    user.require(definition.access.update);
    return this.replacements.undo(definition, readId(id), user);
  }

  #list = (name: string, user: SessionUser): EntityDefinition => referenceList(this.registry, name, user);
}

const hasActive = (definition: EntityDefinition): boolean => fieldOf(definition, 'active') !== undefined;
