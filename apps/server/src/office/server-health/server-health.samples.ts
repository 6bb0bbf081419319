import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: () => ({
    'serverHealth.get': { answer: { Parts: expect.arrayContaining([expect.objectContaining({ Part: 'Broker', State: 'Ok' })]) } },
  }),
};
