import { feature } from '../../platform/feature/feature.ts';

export const visits = feature({
  name: 'members/visits',
  persons: { check_ins: { taken: ['UserId'], leaving: 'go' } },
  build: () => ({}),
});
