import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';
import type { BackgroundWorkRecord } from '../../generated/background-work.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, tableFile } from '../../http/openapi.ts';
import { notFound, refused } from '../../core/errors/errors.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Background } from '../../services/background/background.ts';
import { Files } from '../../services/files/files.ts';

const tag = 'Background work';
const tables = [...tableFile];

/** Stops work and tries it again: one's own; an Admin everyone's and what the product does regularly. */
@Controller()
export class BackgroundWorkCallsController {
  constructor(
    @InjectCrud('backgroundWork') private readonly crud: Crud<BackgroundWork, BackgroundWorkRecord>,
    private readonly background: Background,
    private readonly files: Files,
  ) {}

  /** Work that runs stops within seconds; until then it is `stopping`. Work that has ended stays as it is. */
  @Post('backgroundWork/:id/stop')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: 'Stop work that waits or runs', returns: 'BackgroundWork', undoable: false })
  async stop(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key } = await this.crud.record(id, user);
    await this.background.stop(key, user);
    return this.crud.one(id, user);
  }

  /** The same for work that waits for its next attempt: it is tried at once. */
  @Post('backgroundWork/:id/retry')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Try work again that has failed or was stopped',
    returns: 'BackgroundWork',
    undoable: false,
  })
  async retry(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key, state } = await this.crud.record(id, user);
    if (state === 'Done') throw refused('This work is done.');
    await this.background.again(key);
    return this.crud.one(id, user);
  }

  @Get('backgroundWork/:id/file')
  @Access('signedIn')
  @Describe({ tag, summary: 'The file that an export has made, for a day', files: tables })
  async file(@CurrentUser() user: SessionUser, @Param('id') id: string, @Res() response: Response) {
    const { person, fileName, fileLocation } = await this.crud.record(id, user);
    if (person?.key !== user.id) throw refused('Only the person who asked for the export can download its file.');
    const stream = fileLocation === null ? null : await this.files.read(fileLocation);
    if (!stream) throw notFound('File');
    response
      .attachment(fileName!)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('X-Content-Type-Options', 'nosniff');
    stream.on('error', (error) => response.destroy(error)).pipe(response);
  }
}
