import { Controller, Get, Param, Query } from '@nestjs/common';
import { notFound } from '../../core/errors/errors.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { readQuery, words, type Parameter, type QueryTexts } from '../../http/query.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { anyObject, historyChange, integer, listOf, object, orNull, string } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { placeOf } from '../../services/timeline/cursor.ts';
import { Timelines, type TimelinePage } from '../../services/timeline/timelines.ts';

const before: Parameter<string> = {
  schema: { type: 'string', maxLength: 200, description: 'Where the page before ended: its `next`.' },
  read: (text) => (placeOf(text) ? { value: text } : 'Before must be the next of a page.'),
};

const parameters = {
  before,
  kinds: words('Kinds', 'Names of the entities, and `change` for changes of the record, separated by commas.'),
  text: words('Text', 'Words that an entry must have. Changes of the record have none.'),
};

/** The timelines of records. */
@Controller()
export class TimelineController {
  constructor(private readonly timelines: Timelines) {}

  @Get('timeline/:entity/:id')
  @Access('signedIn')
  @Describe({
    tag: 'Timeline',
    summary: 'What has happened with a record, newest first: what refers to it, and its own changes',
    params: { entity: 'string' },
    query: parameters,
    returns: object({
      entries: listOf(
        object(
          {
            kind: { ...string, description: 'Name of the entity; `change` for a change of the record itself.' },
            id: integer,
            at: { ...string, description: 'DD/MM/YYYY HH:mm, or DD/MM/YYYY.' },
            by: orNull(object({ id: orNull(integer), fullName: string })),
            record: { ...anyObject, description: 'The fields that the entry shows.' },
            action: { ...string, description: 'Of a change: what was done.' },
            changes: { ...listOf(historyChange), description: 'Of a change: the fields that changed.' },
          },
          ['record', 'action', 'changes'],
        ),
      ),
      next: { ...orNull(string), description: 'What the next page is read with.' },
    }),
  })
  async page(
    @CurrentUser() user: SessionUser,
    @Param('entity') entity: string,
    @Param('id', ReadId) id: number,
    @Query() query: QueryTexts,
  ): Promise<TimelinePage> {
    const { before: from, kinds, text } = readQuery(parameters, query);
    const definition = this.timelines.entities.find(({ name }) => name === entity);
    if (!definition) throw notFound('Timeline');
    const named = kinds === null ? null : kinds.split(',').map((kind) => kind.trim());
    return this.timelines.page(definition, id, { before: from, kinds: named, text }, user);
  }
}
