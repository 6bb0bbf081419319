import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: () => ({
    'platform.health': {},
    'platform.config': {},
    'platform.report': { body: { kind: 'ServerError', method: 'GET', url: '/api/x', status: 500 } },
  }),
};
