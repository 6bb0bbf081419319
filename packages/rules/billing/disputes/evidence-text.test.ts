import { describe, expect, it } from 'vitest';
import { evidenceTexts } from './evidence-text.ts';

const dispute = {
  Title: 'Open monthly',
  PaidAt: '2026-10-03T18:00:00Z',
  Evidence: {
    Purchase: { Amount: 5_900, Currency: 'EUR', Method: 'Credit' as const },
    Bookings: [
      { ClassName: 'Lunch Ride', Begin: '2026-10-07T11:00:00Z', WasPresent: true },
      { ClassName: 'Pilates', Begin: '2026-10-09T11:00:00Z', WasPresent: false },
    ],
    CheckIns: ['2026-10-07T10:50:00Z'],
    Policies: [{ Title: 'House rules', Version: 4, AcceptedAt: '2026-03-10T09:00:00Z' }],
  },
};

describe('the evidence of a dispute', () => {
  it('is written in English with the times of the club, visits in their order', () => {
    expect(evidenceTexts(dispute, 'Europe/Rome')).toEqual({
      Purchase: 'Open monthly, €59.00, paid by the customer on 2026-10-03 20:00. Times are those of Europe/Rome.',
      Policies: '2026-03-10 10:00: the customer accepted "House rules", version 4',
      Visits:
        '2026-10-07 12:50: checked in at the club\n2026-10-07 13:00: took part in the class Lunch Ride\n2026-10-09 13:00: booked the class Pilates',
    });
  });

  it('has no part without facts', () => {
    const { Purchase } = dispute.Evidence;
    const bare = { ...dispute, Evidence: { Purchase, Bookings: [], CheckIns: [], Policies: [] } };
    expect(evidenceTexts(bare, 'UTC')).toMatchObject({ Policies: null, Visits: null });
  });

  it('is cut after a whole line, so that the provider does not refuse it as too long', () => {
    const Bookings = Array.from({ length: 100 }, () => ({
      ClassName: 'x'.repeat(500),
      Begin: '2026-10-07T11:00:00Z',
      WasPresent: true,
    }));
    const { Visits } = evidenceTexts({ ...dispute, Evidence: { ...dispute.Evidence, Bookings, CheckIns: [] } }, 'UTC');
    const [first = '', ...others] = (Visits ?? '').split('\n');
    expect(others.length).toBeGreaterThan(20);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(Visits?.length).toBeLessThan(20_000);
  });
});
