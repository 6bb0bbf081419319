import { describe, expect, it } from 'vitest';
import { type HandoverFacts, howToHandInvitation, howToHandOver } from './handovers.ts';

const account = { HandedOver: true, EmailVerified: false, IsPlatforms: false, KnownElsewhere: false };
const athlete = { Role: 'Athlete', caller: 'Manager' } as const;
const how = (person: Partial<HandoverFacts['person']>, byAdmin = false) =>
  howToHandOver({ byAdmin, person: { IsPlatforms: false, SignsIn: true, account, roles: [athlete], ...person } });

describe('a link that staff hand over to a member', () => {
  it('creates the account of a member whom a desk added', () =>
    expect(how({ SignsIn: false, account: undefined })).toBe('Account'));
  it('resets the password of an account that staff opened', () => expect(how({})).toBe('Password'));

  it.each([
    ['signed up themselves', { account: { ...account, HandedOver: false } }],
    ['confirmed their address', { account: { ...account, EmailVerified: true } }],
    ['is also in a club that the caller does not manage', { roles: [athlete, { Role: 'Athlete', caller: undefined }] }],
    ['has used a link of another club', { account: { ...account, KnownElsewhere: true } }],
    ['is a manager as well', { roles: [{ Role: 'Manager', caller: 'Manager' }] }],
    ['owns a brand', { roles: [athlete, { Role: 'Owner', caller: 'Owner' }] }],
    ['is an administrator', { IsPlatforms: true }],
    ['has the account of an administrator', { account: { ...account, IsPlatforms: true } }],
  ] as const)('does not reset the password of a user who %s: such a user must enter their own password', (_, person) =>
    expect(how(person)).toBe('Proof'),
  );

  it('resets the password of a manager if an owner handed it over', () =>
    expect(how({ roles: [{ Role: 'Manager', caller: 'Owner' }] })).toBe('Password'));

  it('resets every password, except that of an administrator, if an administrator handed it over', () => {
    const own = {
      account: { ...account, HandedOver: false, EmailVerified: true },
      roles: [{ Role: 'Owner', caller: undefined }],
    } as const;
    expect(how(own, true)).toBe('Password');
    expect(how({ ...own, IsPlatforms: true }, true)).toBe('Proof');
  });

  it('sets a new password for an unverified account with the address, and requires the password of a verified account', () => {
    expect(how({ SignsIn: false })).toBe('Password');
    expect(how({ SignsIn: false, account: { ...account, EmailVerified: true } })).toBe('Account');
    expect(how({ SignsIn: false, account: { ...account, KnownElsewhere: true } })).toBe('Account');
  });

  it('is refused for a member whom the desk of another club added, and for a user of an external provider', () => {
    const elsewhere = { SignsIn: false, account: undefined, roles: [athlete, { Role: 'Athlete', caller: undefined }] } as const;
    expect(how(elsewhere)).toMatchObject({ refused: 'HandoverOfOthers' });
    expect(how({ account: undefined })).toMatchObject({ refused: 'AccountElsewhere' });
  });
});

describe('a link that staff hand over for an invitation', () => {
  it('creates an account or requires the existing password; handed over by an administrator it resets the password of an unverified account', () => {
    const free = { EmailVerified: false, IsPlatforms: false };
    expect(howToHandInvitation(false, free)).toBe('Account');
    expect(howToHandInvitation(true, free)).toBe('Password');
    expect(howToHandInvitation(true, undefined)).toBe('Account');
    expect(howToHandInvitation(true, { ...free, EmailVerified: true })).toBe('Account');
    expect(howToHandInvitation(true, { ...free, IsPlatforms: true })).toBe('Account');
  });
});
