import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';
import { issueReceipt } from './issue.service.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly receipt: number;
  }
}

const sale = { Type: 'Purchase', Method: 'Cash', Amount: 2_400, Currency: 'EUR', Description: 'Bottle' } as const;

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const { TransactionId } = await db
      .insertInto('transactions')
      .values({ ...sale, ClubId, UserId, At: hours(-24 * 900) })
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    const receipt = await issueReceipt(db, TransactionId, { by: null });
    await db.updateTable('transactions').set(receipt).where('TransactionId', '=', TransactionId).execute();
    return { receipt: receipt.ReceiptId };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const params = { id: rows.club, receiptId: rows.receipt };
    const issued = { ReceiptId: rows.receipt, Kind: 'Receipt', Number: 1, Amount: 2_400 };
    const Codes = [{ Code: 'S22', Name: 'Services', Rate: 2_200, IsDefault: true }];
    const Packages = [{ ClubCreditsPackageId: rows.creditsPackage, VatCode: 'S22' }];
    const Articles = [{ ArticleId: rows.article, VatCode: 'S22' }];
    const Subscriptions = [{ ClassSubscriptionId: rows.offeredType, VatCode: null }];
    const legal = { LegalName: 'Cadenza S.r.l.', Address: 'Alzaia Naviglio Grande 42', VatNumber: 'IT01234560157' };
    return {
      'receipts.get': { params, answer: issued },
      'receipts.ofUser': { params: { id: rows.athlete, receiptId: rows.receipt }, answer: { ...issued, Text: 'Bottle' } },
      'receipts.print': { params, answer: { IsCopy: false } },
      'receipts.mail': { params, answer: {} },
      'clubVat.get': { ...club, answer: { Codes } },
      'clubVat.update': { ...club, body: { ...legal, Codes, Subscriptions, Packages, Articles }, answer: { ...legal, Codes } },
    };
  },
};
