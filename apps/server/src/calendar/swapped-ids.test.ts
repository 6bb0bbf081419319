import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { StrikeId } from '@clubpulse/contract/calendar/booking-rules';
import type { setNoBookingsUntil } from '@clubpulse/contract/calendar/booking-rules.calls';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ParamsOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Id } from '@clubpulse/contract/ids';
import { describe, expectTypeOf, it } from 'vitest';
import type { Settings } from './booking-rules/settings.service.ts';
import type { Strikes } from './booking-rules/strikes.service.ts';
import type { Classes } from './classes/classes.service.ts';

type Member = Id<'User'>;

const strike: StrikeId = 1;
const spinning: ClassId = 2;
const club: ClubId = 3;
const member: Member = 4;
const caller: CallerId = 5;

describe('ids in the wrong order do not compile', () => {
  it('of a strike and of the user who forgives it', () => {
    expectTypeOf<Strikes['forgive']>().toBeCallableWith(strike, caller);
    // @ts-expect-error the two are swapped
    expectTypeOf<Strikes['forgive']>().toBeCallableWith(caller, strike);
  });

  it('of a class and of the user who publishes it', () => {
    expectTypeOf<Classes['setPublishState']>().toBeCallableWith(caller, spinning, 'Published');
    // @ts-expect-error the two are swapped
    expectTypeOf<Classes['setPublishState']>().toBeCallableWith(spinning, caller, 'Published');
  });

  it('of a club, a member and the user who bans them', () => {
    expectTypeOf<Settings['ban']>().toBeCallableWith(club, member, null, caller);
    // @ts-expect-error club and member are swapped
    expectTypeOf<Settings['ban']>().toBeCallableWith(member, club, null, caller);
    // @ts-expect-error the member and the caller who bans them are swapped
    expectTypeOf<Settings['ban']>().toBeCallableWith(club, caller, null, member);
  });

  it('are refused also in the path of a call with two ids', () => {
    expectTypeOf<ParamsOf<typeof setNoBookingsUntil>['id']>().toEqualTypeOf<ClubId>();
    expectTypeOf<ParamsOf<typeof setNoBookingsUntil>['userId']>().toEqualTypeOf<Member>();
  });
});
