import { actualSalesSlots } from '../../generated/actual-sales/slots.gen.ts';
import { DeleteYear } from '../sales/DeleteYear.tsx';
import { PostSheet } from '../sales/posting/PostSheet.tsx';

export default actualSalesSlots({
  'list.toolbar': (props) => (
    <>
      <PostSheet {...props} />
      <DeleteYear {...props} />
    </>
  ),
});
