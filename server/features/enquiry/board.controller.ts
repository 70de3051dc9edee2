import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { EnquiryRecord } from '../../generated/enquiry.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Records } from '../../core/records/records.ts';

const column = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    oppStatusName: { type: 'string' },
    colourCode: { type: ['string', 'null'] },
    count: { type: 'integer' },
    value: { type: 'number' },
  },
};

/** The columns of the board of enquiries. Its cards are pages of the list, filtered by status. */
@Controller()
export class EnquiryBoardController {
  constructor(
    @InjectCrud('enquiry') private readonly crud: Crud<Enquiry, EnquiryRecord>,
    private readonly records: Records,
  ) {}

  /** Takes the filter body of opportunityfilterbypage. Values are in pounds. */
  @Post('opportunityboard/:savedFilter/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: 'Enquiries',
    params: { search: 'string' },
    summary: 'Number and value of enquiries in each active status',
    body: { type: 'object' },
    returns: { type: 'array', items: column },
    inView: true,
  })
  async board(
    @CurrentUser() user: SessionUser,
    @Param() params: { savedFilter: string; search: string },
    @Body() body: unknown,
  ) {
    const groups = await this.crud.groups(params, body, user, 'opportunityStatus', 'quoteValue');
    const statuses = await this.records.find('opportunityStatus', { active: true });
    return statuses
      .toSorted((a, b) => a.position! - b.position! || a.id - b.id)
      .map(({ id, oppStatusName, colourCode }) => {
        const { count = 0, sum = 0 } = groups.find(({ key }) => key === id) ?? {};
        return { id, oppStatusName, colourCode, count, value: sum / 100 };
      });
  }
}
