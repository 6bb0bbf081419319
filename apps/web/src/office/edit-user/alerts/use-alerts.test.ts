import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import type { Expiration } from '@clubpulse/contract/members/documents/documents';
import { describe, expect, it } from 'vitest';
import { heldWith } from '../../../billing/test/money.ts';
import { alertsOf } from './use-alerts.ts';

const today = '2026-11-20';
const none = {
  booking: undefined,
  documents: [],
  held: [],
  policies: [],
  signs: [],
  today,
  now: new Date('2026-11-20T10:00:00Z'),
};
const document = (changed: Partial<Expiration>): Expiration => ({
  ExpirationId: 1,
  ClubId: 1,
  UserId: 5,
  Type: 'MedicalCertificate',
  Title: '',
  ExpirationDate: '2026-10-31',
  Notes: '',
  CompletedAt: null,
  RowVersion: 0,
  ...changed,
});
const booking = { UserId: 5, ClubId: 1, NoBookingsUntil: null, IsGuest: false, IsStaff: false, Strikes: 0, BannedUntil: null };
const kinds = (facts: Partial<Parameters<typeof alertsOf>[0]>) => alertsOf({ ...none, ...facts }).map(({ kind }) => kind);

describe('the alerts of a member', () => {
  it('are empty when nothing is wrong', () => expect(kinds({})).toEqual([]));

  it('contain an expired document, but not one on its last valid day', () => {
    const [expired] = alertsOf({ ...none, documents: [document({ ExpirationDate: '2026-11-19' })] });
    expect(expired).toMatchObject({ kind: 'document', expired: true });
    const [last] = alertsOf({ ...none, documents: [document({ ExpirationDate: today })] });
    expect(last).toMatchObject({ kind: 'document', expired: false, days: 0 });
    expect(kinds({ documents: [document({ ExpirationDate: '2026-12-21' })] })).toEqual([]);
  });

  it('ignore an old certificate once a newer one exists, and documents in history', () => {
    const renewed = document({ ExpirationId: 2, ExpirationDate: '2027-10-31' });
    expect(kinds({ documents: [document({}), renewed] })).toEqual([]);
    expect(kinds({ documents: [document({ CompletedAt: '2026-11-01T10:00:00Z' })] })).toEqual([]);
  });

  it('have one entry per kind of document, with a count', () => {
    const other = (ExpirationId: number, ExpirationDate: string) => document({ Type: 'Generic', ExpirationId, ExpirationDate });
    const documents = [document({}), other(2, '2026-11-25'), other(3, '2026-11-01')];
    const held = [
      heldWith({ UserSubscriptionId: 1, PaymentLabel: 'Unpaid' }),
      heldWith({ UserSubscriptionId: 2, PaymentLabel: 'ToPay' }),
      heldWith({ UserSubscriptionId: 3, PaymentLabel: 'Unpaid' }),
    ];
    const alerts = alertsOf({ ...none, documents, held });
    expect(alerts.map(({ kind }) => kind)).toEqual(['document', 'documents', 'payments']);
    expect(alerts[1]).toEqual({ kind: 'documents', count: 2, expired: true });
    expect(alerts[2]).toMatchObject({ late: 2, held });
  });

  it('contain debts, also of expired subscriptions, but no free or settled subscriptions', () => {
    expect(kinds({ held: [heldWith({ PaymentLabel: 'ToPay' })] })).toEqual(['payment']);
    expect(kinds({ held: [heldWith({ PaymentLabel: 'ToPay', Price: 0 })] })).toEqual([]);
    expect(kinds({ held: [heldWith({ PaymentLabel: 'Unpaid', State: 'Expired' })] })).toEqual(['payment']);
    expect(kinds({ held: [heldWith({ PaymentLabel: 'Canceled', State: 'Canceled' })] })).toEqual([]);
  });

  it('contain a manual ban before strikes, and strikes that cause no ban', () => {
    expect(kinds({ booking: { ...booking, NoBookingsUntil: '2026-11-21', Strikes: 2 } })).toEqual(['banned']);
    expect(kinds({ booking: { ...booking, NoBookingsUntil: today, Strikes: 2 } })).toEqual(['strikes']);
    expect(kinds({ booking: { ...booking, BannedUntil: '2026-11-22T10:00:00Z', Strikes: 3 } })).toEqual(['banned']);
  });

  it('contain policies that the member did not accept, worst first', () => {
    const policy = (Acceptance: UserPolicy['Acceptance'], Title: string) => ({ Acceptance, Title }) as UserPolicy;
    const alerts = alertsOf({
      ...none,
      policies: [policy('Accepted', 'A'), policy('NotAnswered', 'B'), policy('NotAccepted', 'C')],
      held: [heldWith({ PaymentLabel: 'Unpaid' })],
      documents: [document({ ExpirationDate: '2026-11-25' })],
    });
    expect(alerts.map(({ kind }) => kind)).toEqual(['payment', 'document', 'policies']);
    expect(alerts.at(-1)).toEqual({ kind: 'policies', titles: ['B', 'C'] });
  });
});
