import { describe, expect, it } from 'vitest';
import { howToAdd } from './adding.ts';

const account = { EmailConfirmed: true, SignsIn: true, OfBrand: true };

describe('a member added at the desk', () => {
  it('is new when no account has the e-mail address', () => expect(howToAdd(undefined)).toBe('New'));

  it.each([
    ['is known to the brand by a confirmed address', {}, 'Known'],
    ['was added at a desk of the brand and has not signed in yet', { EmailConfirmed: false, SignsIn: false }, 'Known'],
    ['is invited when their address is not confirmed', { EmailConfirmed: false }, 'Invite'],
    ['is invited when they belong to no club of the brand', { OfBrand: false }, 'Invite'],
    ['is invited when a desk of another brand added them', { EmailConfirmed: false, SignsIn: false, OfBrand: false }, 'Invite'],
  ] as const)('%s', (_, changed, how) => expect(howToAdd({ ...account, ...changed })).toBe(how));
});
