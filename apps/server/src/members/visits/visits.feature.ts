import { feature } from '../../platform/feature/feature.ts';

/** Who came to the club, and when members were seen there at all. */
export const visits = feature({
  name: 'members/visits',
  persons: { check_ins: { taken: ['UserId'], leaving: 'go' } },
  build: () => ({}),
});
