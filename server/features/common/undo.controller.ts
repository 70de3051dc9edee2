import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Undo } from '../../services/undo/undo.ts';

const undone = {
  type: 'object',
  properties: {
    changed: {
      type: 'array',
      items: {
        type: 'object',
        properties: { entity: { type: 'string' }, title: { type: 'string' }, count: { type: 'integer' } },
      },
    },
  },
};

/** Undoes what a call has saved. */
@Controller()
export class UndoController {
  constructor(private readonly undoing: Undo) {}

  /** Only for the person who made the call, for ten minutes, and while nobody else has changed the records. */
  @Post('undo/:token')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag: 'Undo',
    summary: 'Undo a call by the token in its header Undo-Token',
    params: { token: 'string' },
    returns: undone,
    conflict: 'ChangedSince',
    undoable: false,
  })
  undo(@CurrentUser() user: SessionUser, @Param('token') token: string) {
    return this.undoing.undo(token.toLowerCase(), user);
  }
}
