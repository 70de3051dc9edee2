import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Users } from '../../services/access/users.ts';
import { Tokens } from '../../services/identity/tokens.ts';
import { heartbeat, Live } from '../../services/live/live.ts';
import { wholeNumber } from '../../core/records/request.ts';
import { UserError } from '../../core/errors/errors.ts';
import { Access, type AuthenticatedRequest } from '../access/access.decorator.ts';
import { bearer } from '../access/access.guard.ts';
import { Describe } from '../openapi.ts';
import { EventStream } from './event-stream.ts';
import { integer, object } from '../shapes.ts';

const stream = 'text/event-stream';

@Controller()
export class LiveController {
  constructor(
    private readonly live: Live,
    private readonly tokens: Tokens,
    private readonly users: Users,
  ) {}

  /**
   * Events: `ready`; `saved` with the entity and the keys of saved records, or without keys if any may have changed;
   * `account` if the person's own user, role or permissions have changed; `missed` if everything may have changed; `ended` with the session.
   */
  @Get('live')
  @Access('signedIn')
  @Describe({
    tag: 'Live',
    summary:
      'Stream of the records that are saved, as events (text/event-stream); as JSON, the milliseconds between its signs of life',
    query: {
      missed: {
        schema: { type: 'integer', minimum: 0, description: 'Milliseconds since the last stream was interrupted.' },
      },
    },
    returns: object({ heartbeat: integer }),
    files: [stream],
    limited: true,
  })
  open(@Req() request: AuthenticatedRequest, @Res() response: Response, @Query('missed') missed = '0') {
    const ago = wholeNumber('missed', missed, 0, 2147483647);
    if (request.accepts(['json', stream]) !== stream) return void response.json({ heartbeat });
    const person = request.sessionUser!.id;
    this.live.requireRoom(person);
    const token = bearer(request.headers.authorization);
    const user = () => this.tokens.verify(token).then((claims) => this.users.active(claims));
    const events = new EventStream(response);
    events.send('ready');
    const stop = this.live.listen(
      {
        person,
        user: () => user().catch(noneIfEnded),
        saved: (saved) => events.send('saved', saved),
        account: () => events.send('account'),
        missed: () => events.send('missed'),
        beat: () => events.beat(),
        end(sessionEnded) {
          if (sessionEnded) events.send('ended');
          events.end();
        },
      },
      ago,
    );
    events.whenClosed(stop);
  }
}

/** A session that has ended has no user. Other errors are the server's. */
function noneIfEnded(error: unknown): null {
  if (error instanceof UserError) return null;
  throw error;
}
