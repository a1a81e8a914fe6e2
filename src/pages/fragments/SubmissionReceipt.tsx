import { formatMoment } from '../../i18n/formats.ts';
import { receiptMinutes } from '../../contract/intake.ts';
import type { Receipt as Submission } from '../../delivery/rendering.ts';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { Receipt } from '../../sections/Receipt.tsx';
import { company } from '../../site/company.ts';
import { useReceiptRows } from '../forms/receiptRows.tsx';
import { usePage } from '../page.ts';

/** What was sent, by the names that its fields have in the form, and when it was received. */
export function SubmissionReceipt({ receipt }: { receipt: Submission }) {
  const words = useSharedWords('forms');
  const { locale } = usePage();
  const { receivedAt } = receipt;
  const received = (
    <time dateTime={receivedAt}>{formatMoment(locale, receivedAt, company.hours.timeZone)}</time>
  );
  return (
    <Receipt
      heading={words(($) => $.receipt.heading)}
      rows={[
        ...useReceiptRows(receipt),
        {
          id: 'received',
          label: words(($) => $.receipt.received),
          values: [{ id: receivedAt, value: received }],
        },
      ]}
      note={words(($) => $.receipt.keep, { minutes: receiptMinutes })}
    />
  );
}
