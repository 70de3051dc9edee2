import { AssigneeInput } from '../../crud/fields/AssigneeInput.tsx';
import type { QuotationSlots } from '../../generated/quotation.gen.tsx';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { NextHere } from '../activity/next-here.ts';
import { afterSave } from './set-active.ts';
import { AttachmentFields } from './AttachmentFields.tsx';
import { CompareVersions } from './CompareVersions.tsx';
import { DialogNotice } from './DialogNotice.tsx';
import { DocumentActions } from './document/DocumentActions.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import { changed, check, startWith } from './form.ts';
import { enquiryNews } from './news.ts';
import { QuotationActions } from './QuotationActions.tsx';
import { SentOnPage } from './SentNotice.tsx';
import { mayReplaceOnSave } from './other-versions.ts';
import { quotationStatus } from './status.ts';
import { VersionField } from './VersionField.tsx';

const Aside = ({ record }: SlotProps<Quotation>) => {
  const { quoteVerId, customer, opportunity } = record;
  return <NextHere by="quote" id={quoteVerId} defaults={{ customer, opportunity, quote: record }} />;
};

export default {
  'dialog.start': startWith,
  'dialog.changed': changed,
  'dialog.check': check,
  'dialog.status': quotationStatus.InDialog,
  'dialog.notice': DialogNotice,
  'dialog.field.chaseBy': ({ record }) => <AssigneeInput entity="quotation" name="chaseBy" record={record} />,
  'dialog.field.opportunity': EnquiryField,
  'dialog.field.versionNo': VersionField,
  'dialog.more': AttachmentFields,
  'save.before': mayReplaceOnSave,
  'save.after': afterSave,
  'save.news': enquiryNews,
  'page.aside': Aside,
  'page.notice': SentOnPage,
  'page.status': quotationStatus.OnPage,
  'record.actions': QuotationActions,
  'list.cell.quoteStatus': quotationStatus.Cell,
  'page.actions': DocumentActions,
  'list.toolbar': CompareVersions,
} satisfies QuotationSlots;
