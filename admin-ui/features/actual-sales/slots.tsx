import type { ActualSalesSlots } from '../../generated/actual-sales.gen.tsx';
import { DeleteYear } from '../sales/DeleteYear.tsx';
import { PostSheet } from '../sales/posting/PostSheet.tsx';

export default {
  'list.toolbar': (props) => (
    <>
      <PostSheet {...props} />
      <DeleteYear {...props} />
    </>
  ),
} satisfies ActualSalesSlots;
