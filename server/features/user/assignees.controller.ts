import { Controller, Get, Param, Query } from '@nestjs/common';
import { badRequest, notFound } from '../../core/errors/errors.ts';
import { objectIn } from '../../core/records/body.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { mayRead } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Change } from '../../services/save/change.ts';
import { Derivation } from '../../services/save/derive.ts';
import { saveContext } from '../../services/save/hooks.ts';
import { readInput } from '../../services/save/input.ts';
import { SaveServices } from '../../services/save/services.ts';

const person = { type: 'object', properties: { id: { type: 'integer' }, fullName: { type: 'string' } } };

/** Whom a record can be assigned to. */
@Controller()
export class AssigneesController {
  constructor(private readonly services: SaveServices) {}

  @Get('assignees/:entity')
  @Access('signedIn')
  @Describe({
    tag: 'Users',
    params: { entity: 'string' },
    summary: 'Active users who may read a record with these values, such as its customer and its enquiry',
    query: { values: { schema: { type: 'string', description: 'JSON: `{"customer":5,"opportunity":8}`.' } } },
    returns: { type: 'array', items: person },
  })
  async list(@CurrentUser() user: SessionUser, @Param('entity') name: string, @Query('values') text = '{}') {
    const { registry, users } = this.services;
    const definition = registry.all.find((one) => one.name === name);
    if (!definition?.fields.some(({ handOver, to }) => handOver && to === 'user')) throw notFound('List');
    user.require(definition.access.read);
    const { hooks } = this.services.entities.of(name);
    const { values } = await readInput(definition, objectIn(parsed(text)), user, this.services, { isDraft: true });
    const draft = new Change(definition, null, values);
    await new Derivation(hooks, saveContext(this.services, user)).derive(draft);
    const found: object[] = [];
    for (const one of await users.allActive())
      if (await mayRead(definition, draft.after, one, this.services))
        found.push({ id: one.id, fullName: one.facts.fullName });
    return found;
  }
}

/** @throws UserError 400 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('values must be JSON.');
  }
}
