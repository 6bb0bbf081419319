import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: () => ({ 'lookups.countries': {}, 'lookups.timeZones': {}, 'lookups.currencies': {} }),
};
