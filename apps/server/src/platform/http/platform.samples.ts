import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: () => ({
    'platform.health': { answer: { status: 'ok' } },
    'platform.ready': {},
    'platform.config': { answer: { clientId: 'clubpulse-web' } },
    'platform.report': { body: { kind: 'ServerError', method: 'GET', url: '/api/x', status: 500 } },
  }),
};
