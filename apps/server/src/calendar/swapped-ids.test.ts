import type { setNoBookingsUntil } from '@clubpulse/contract/calendar/settings.calls';
import type { ParamsOf } from '@clubpulse/contract/call';
import type { CallerId, ClassId, ClubId, Id, StrikeId } from '@clubpulse/contract/ids';
import { describe, expectTypeOf, it } from 'vitest';
import type { Classes } from './classes/classes.service.ts';
import type { Settings } from './settings/settings.service.ts';
import type { Strikes } from './settings/strikes.service.ts';

/** Somebody a path names. */
type Member = Id<'User'>;

// What is asserted here is asserted by the type check.
describe('ids in the wrong order do not compile', () => {
  it('of a strike and of who forgives it', () => {
    expectTypeOf<Strikes['forgive']>().toBeCallableWith(1 as StrikeId, 2 as CallerId);
    // @ts-expect-error the two are swapped
    expectTypeOf<Strikes['forgive']>().toBeCallableWith(2 as CallerId, 1 as StrikeId);
  });

  it('of a class and of who publishes it', () => {
    expectTypeOf<Classes['setPublishState']>().toBeCallableWith(1 as CallerId, 2 as ClassId, 'Published');
    // @ts-expect-error the two are swapped
    expectTypeOf<Classes['setPublishState']>().toBeCallableWith(2 as ClassId, 1 as CallerId, 'Published');
  });

  it('of a club, a member and who bans her', () => {
    expectTypeOf<Settings['ban']>().toBeCallableWith(1 as ClubId, 2 as Member, null, 3 as CallerId);
    // @ts-expect-error club and member are swapped
    expectTypeOf<Settings['ban']>().toBeCallableWith(2 as Member, 1 as ClubId, null, 3 as CallerId);
    // @ts-expect-error the member and who bans her are swapped
    expectTypeOf<Settings['ban']>().toBeCallableWith(1 as ClubId, 3 as CallerId, null, 2 as Member);
  });

  it('in a path that names two', () => {
    expectTypeOf<ParamsOf<typeof setNoBookingsUntil>['id']>().toEqualTypeOf<ClubId>();
    expectTypeOf<ParamsOf<typeof setNoBookingsUntil>['userId']>().toEqualTypeOf<Member>();
  });
});
