import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const including = (one: object) => expect.arrayContaining([expect.objectContaining(one)]);

export const samples: Samples = {
  calls: () => ({
    'lookups.countries': { answer: including({ Code: 'IT', Name: 'Italy' }) },
    'lookups.timeZones': { answer: including({ Code: 'Europe/Rome' }) },
    'lookups.currencies': { answer: including({ Code: 'EUR', Name: 'Euro', Digits: 2 }) },
  }),
};
