import { Controller, Get, Query } from '@nestjs/common';
import { Registry } from '../../core/model/registry.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { readQuery, whole, words, type QueryTexts } from '../../http/query.ts';
import { anyObject, integer, listOf, object, string, yesNo } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Cruds } from '../../services/crud/cruds.ts';

/** Rows of a kind unless the caller says how many. */
const usual = 8;

const parameters = {
  text: words('Text', 'What is searched for.'),
  kinds: words('Kinds', 'Names of the entities to search, separated by commas. Default: all that can be searched.'),
  rows: whole('Rows', 1, 50, `Maximum rows of each kind. Default: ${usual}.`),
};

/** Searches records of all kinds. */
@Controller()
export class SearchController {
  constructor(
    private readonly registry: Registry,
    private readonly cruds: Cruds,
  ) {}

  @Get('search')
  @Access('signedIn')
  @Describe({
    tag: 'Search',
    summary: 'Find records of several kinds; similar ones match but for a slip in a word',
    query: parameters,
    returns: listOf(
      object({
        kind: { ...string, description: 'Name of the entity.' },
        total: { ...integer, description: 'How many match.' },
        isExact: { ...yesNo, description: 'Whether the total is exact; otherwise there are at least so many.' },
        rows: listOf(anyObject),
        similar: listOf(anyObject),
      }),
    ),
  })
  async search(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    const { text, kinds, rows } = readQuery(parameters, query);
    const named = kinds?.split(',').map((kind) => kind.trim());
    const searched = this.registry.all.filter(
      ({ name, search, access }) => search.length && user.allows(access.read) && (!named || named.includes(name)),
    );
    return Promise.all(
      searched.map(async (definition) => ({
        kind: definition.name,
        ...(await this.cruds.of(definition).matches(text ?? '', user, rows ?? usual)),
      })),
    );
  }
}
