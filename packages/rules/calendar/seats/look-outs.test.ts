import { describe, expect, it } from 'vitest';
import { type LookOutFacts, lookOuts } from './look-outs.ts';

const nothing: LookOutFacts = {
  classDay: '2026-11-19',
  classEnds: '2026-11-19',
  RemainingTickets: null,
  hadClass: true,
  isNew: false,
  medicalCertificate: null,
  membership: null,
  settings: { DisableOnInvalidMedicalCertificate: false, DisableOnInvalidMembership: false },
  payment: null,
  policiesAccepted: true,
  emailConfirmed: true,
};
const required = { DisableOnInvalidMedicalCertificate: true, DisableOnInvalidMembership: true };

describe('the notes for the trainer', () => {
  it.each<[string, Partial<LookOutFacts>, object[]]>([
    ['nothing', {}, []],
    ['the last ticket', { RemainingTickets: 1 }, [{ Kind: 'LastTicket' }]],
    ['nothing for two tickets', { RemainingTickets: 2 }, []],
    ['the first class', { hadClass: false }, [{ Kind: 'FirstClass' }]],
    ['a certificate that ends soon', { medicalCertificate: '2026-11-26' }, [{ Kind: 'CertificateExpiring', Date: '2026-11-26' }]],
    ['nothing for a certificate that ends later', { medicalCertificate: '2026-11-27' }, []],
    [
      'a certificate that ends on the day of the class',
      { medicalCertificate: '2026-11-19' },
      [{ Kind: 'CertificateExpiring', Date: '2026-11-19' }],
    ],
    ['a certificate that has ended', { medicalCertificate: '2026-11-18' }, [{ Kind: 'CertificateExpired', Date: '2026-11-18' }]],
    [
      'missing documents where they are required',
      { settings: required },
      [
        { Kind: 'CertificateExpired', Date: null },
        { Kind: 'MembershipExpired', Date: null },
      ],
    ],
    ['a membership that has ended', { membership: '2026-08-31' }, [{ Kind: 'MembershipExpired', Date: '2026-08-31' }]],
    [
      'an unpaid subscription',
      { payment: { label: 'Unpaid', dueDay: '2026-11-03', lastDay: null } },
      [{ Kind: 'Unpaid', Date: '2026-11-03' }],
    ],
    ['nothing for a payment that is due later', { payment: { label: 'ToPay', dueDay: '2026-11-30', lastDay: null } }, []],
    [
      'a course that ends after the subscription that pays it',
      { classEnds: '2026-12-17', payment: { label: 'Paid', dueDay: null, lastDay: '2026-12-16' } },
      [{ Kind: 'SubscriptionEnds', Date: '2026-12-16' }],
    ],
    [
      'nothing for a course that ends with its subscription',
      { classEnds: '2026-12-17', payment: { label: 'Paid', dueDay: null, lastDay: '2026-12-17' } },
      [],
    ],
    ['policies that the member has not accepted', { policiesAccepted: false }, [{ Kind: 'PoliciesNotAccepted' }]],
    ['a member who joined the club lately', { isNew: true }, [{ Kind: 'New' }]],
    ['the first class instead of a new member', { isNew: true, hadClass: false }, [{ Kind: 'FirstClass' }]],
    ['an unconfirmed email', { emailConfirmed: false }, [{ Kind: 'EmailUnconfirmed' }]],
  ])('contain %s', (_what, overrides, expected) => {
    expect(lookOuts({ ...nothing, ...overrides })).toEqual(expected);
  });
});
