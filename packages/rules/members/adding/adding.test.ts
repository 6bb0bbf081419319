import { describe, expect, it } from 'vitest';
import { howToAdd } from './adding.ts';

const account = { EmailConfirmed: true, SignsIn: true, OfBrand: true };

describe('a member added at the desk', () => {
  it('is new when no account has the address', () => expect(howToAdd(undefined)).toBe('New'));

  it.each([
    ['is known to the brand by an address she proved', {}, 'Known'],
    ['was made at a desk of the brand and has not signed in yet', { EmailConfirmed: false, SignsIn: false }, 'Known'],
    ['is invited where she only says that the address is hers', { EmailConfirmed: false }, 'Invite'],
    ['is invited where she is of no club of the brand', { OfBrand: false }, 'Invite'],
    ['is invited where a desk of another brand made her', { EmailConfirmed: false, SignsIn: false, OfBrand: false }, 'Invite'],
  ] as const)('%s', (_, changed, how) => expect(howToAdd({ ...account, ...changed })).toBe(how));
});
