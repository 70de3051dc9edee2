import { extendEnquiry } from '../../generated/enquiry/hooks.gen.ts';
import { territoryOf } from '../common/territory.ts';

export default extendEnquiry({
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
  },
});
