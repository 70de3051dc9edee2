import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { invalid, UserError } from '../../core/errors/errors.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { instantToWire } from '../../core/time/clock.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe, nothing } from '../../http/openapi.ts';
import { integer, listOf, object, orNull, string } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Users } from '../../services/access/users.ts';
import { Heavy } from '../../services/heavy/heavy.ts';
import { Attempts } from '../../services/identity/attempts.ts';
import { IdentityError, tooOften } from '../../services/identity/identity-error.ts';
import { InjectSettings } from '../../services/inject.ts';
import type { Settings } from '../../core/settings.ts';
import { Feeds } from './feeds.ts';
import feedTask from './feed.task.ts';

const tag = 'Calendar feeds';
const read = { permission: 'ViewCustomers' } as const;

const state = {
  createdAt: { ...orNull(string), description: 'Empty if there is no feed.' },
  usedAt: { ...orNull(string), description: 'When a calendar has last read it.' },
  colleagues: listOf(object({ id: integer, fullName: string })),
};

const choice = {
  type: 'object',
  properties: {
    colleagues: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 2147483647 },
      errorMessage: 'At most 50 colleagues can be chosen.',
    },
  },
};

const unknown = () => new UserError(404, 'not_found', 'There is nothing at this address.');

/** The calendar feed: the address at which a person's calendar reads their activities. */
@Controller()
export class FeedController {
  constructor(
    private readonly feeds: Feeds,
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly users: Users,
    private readonly attempts: Attempts,
    private readonly heavy: Heavy,
    @InjectSettings() private readonly settings: Settings,
  ) {}

  @Get('calendarFeed')
  @Access(read)
  @Describe({ tag, summary: "The user's own calendar feed, without its address", returns: object(state) })
  async own(@CurrentUser() user: SessionUser) {
    const feed = await this.feeds.of(user);
    const keys = [...(feed?.colleagues ?? [])];
    const people = keys.length ? await this.records.references('user', keys) : new Map();
    return {
      createdAt: feed && instantToWire(feed.createdAt),
      usedAt: feed?.usedAt ? instantToWire(feed.usedAt) : null,
      colleagues: [...people.values()].map(({ key, display }) => ({ id: key, fullName: display })),
    };
  }

  /** The address before leads nowhere from now on. */
  @Post('calendarFeed')
  @HttpCode(200)
  @Access(read)
  @Describe({
    tag,
    summary: 'Create the calendar feed of the user, or give it a new address',
    body: choice,
    returns: object({ url: { ...string, description: 'Shown only here. Anyone who knows it can read the feed.' } }),
    undoable: false,
  })
  async renew(@CurrentUser() user: SessionUser, @Body() body: { colleagues?: readonly number[] }) {
    const token = await this.feeds.renew(user, await this.#colleagues(body, user));
    return { url: `${this.settings.publicUrl}/v1/calendar/${token}.ics` };
  }

  @Put('calendarFeed')
  @Access(read)
  @Describe({
    tag,
    summary: 'Choose the colleagues whose activities are in the calendar feed too',
    body: choice,
    returns: object(state),
    undoable: false,
  })
  async choose(@CurrentUser() user: SessionUser, @Body() body: { colleagues?: readonly number[] }) {
    if (!(await this.feeds.choose(user, await this.#colleagues(body, user)))) throw unknown();
    return this.own(user);
  }

  @Delete('calendarFeed')
  @Access(read)
  @Describe({ tag, summary: 'Switch off the calendar feed of the user', returns: nothing, undoable: false })
  async revoke(@CurrentUser() user: SessionUser) {
    await this.feeds.revoke(user);
    return {};
  }

  /**
   * Open, because calendars cannot sign in: the token in the address stands for a person. What that person may read is
   * looked up at each call. A person who is inactive, or may read no activities, has no feed.
   */
  @Get('calendar/:token.ics')
  @Access('public')
  @Describe({
    tag,
    summary: 'A calendar feed',
    files: ['text/calendar'],
    params: { token: 'string' },
    limited: true,
  })
  async calendar(@Param('token') token: string, @Req() request: Request, @Res() response: Response) {
    const feed = await this.feeds.byToken(token);
    const person = feed && (await this.users.byId(feed.userId));
    const reader = person?.facts.status === 'ACTIVE' && person.allows(this.#access) ? person : null;
    await this.attempts.feed(reader && token, request.ip ?? '').catch((error: unknown) => {
      if (!(error instanceof IdentityError)) throw error;
      if (error.retryAfter !== null) response.setHeader('Retry-After', `${error.retryAfter}`);
      throw tooOften(error);
    });
    if (!feed || !reader) throw unknown();
    const { publicUrl } = this.settings;
    const { content, hash } = await this.heavy.run(
      feedTask,
      { colleagues: feed.colleagues, publicUrl },
      { user: reader },
    );
    const since = await this.feeds.read(feed, hash);
    response.setHeader('Cache-Control', 'private');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Content-Disposition', 'inline; filename="branchline.ics"');
    response.setHeader('ETag', `W/"${hash}"`);
    response.setHeader('Last-Modified', since.toUTCString());
    if (isKnown(request, hash, since)) return void response.status(304).end();
    response.type('text/calendar; charset=utf-8');
    response.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  }

  get #access() {
    return this.registry.definition('activity').access.read;
  }

  /** @throws UserError 422 for people who do not exist or are inactive */
  async #colleagues({ colleagues = [] }: { colleagues?: readonly number[] }, user: SessionUser): Promise<number[]> {
    const others = colleagues.filter((id) => id !== user.id);
    const found = others.length ? await this.records.find('user', { id: others, status: 'ACTIVE' }) : [];
    if (found.length < others.length) throw invalid({ colleagues: 'Colleagues must be active users.' });
    return others;
  }
}

/**
 * Whether a calendar knows this content. Express sends all of it again to those that also send `Cache-Control: no-cache`,
 * as some calendars always do.
 */
function isKnown({ headers }: Request, hash: string, since: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${hash}"`);
  return Date.parse(headers['if-modified-since'] ?? '') >= Math.floor(since.getTime() / 1000) * 1000;
}
