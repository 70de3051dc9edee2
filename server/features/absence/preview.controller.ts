import { Controller, Get, Param } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { notFound } from '../../core/errors/errors.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { integer, listOf, object, orNull, string } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Users } from '../../services/access/users.ts';
import { loanCounts } from '../../services/hand-over/loans.ts';
import { maySet } from './may-set.ts';

const answer = object({
  work: listOf(object({ title: string, count: integer, hidden: integer })),
  approver: orNull({ enum: ['cover', 'supervisor', 'others'] }),
  supervisor: orNull(string),
});

/** What happens to the work of somebody who is away. */
@Controller()
export class AbsencePreviewController {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly users: Users,
  ) {}

  /**
   * The open work of a person by kind, and how much of it the cover may not read; who then approves customers, null if the
   * person does not; and the name of the active supervisor, who gets what the cover may not read.
   */
  @Get('absencePreview/:user/:cover')
  @Access('signedIn')
  @Describe({ tag: 'Absences', summary: 'What a cover gets, and what they may not read or approve', returns: answer })
  async preview(
    @CurrentUser() user: SessionUser,
    @Param('user', ReadId) from: number,
    @Param('cover', ReadId) to: number,
  ) {
    const { clock, database, records, registry, users } = this;
    if (!(await maySet(from, user, records))) throw notFound('User');
    const [person, cover] = await Promise.all([users.byId(from), users.byId(to)]);
    if (!person || cover?.facts.status !== 'ACTIVE') throw notFound('User');
    const key = (await records.one('user', from))!.supervisor?.key;
    const found = key !== undefined && key !== to ? await users.byId(key) : null;
    const supervisor = found?.facts.status === 'ACTIVE' ? found : null;
    const deputy = cover.isAdmin ? 'cover' : supervisor?.isAdmin ? 'supervisor' : 'others';
    return {
      work: await loanCounts({ from, to }, user, { clock, database, records, registry, users }),
      approver: person.isAdmin ? deputy : null,
      supervisor: supervisor?.facts.fullName ?? null,
    };
  }
}
