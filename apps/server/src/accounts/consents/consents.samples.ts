import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls({ athlete, club }) {
    const user = { params: { id: athlete } };
    const injuries = { ClubId: club, Purpose: 'Injuries' };
    return {
      'consents.list': { ...user, answer: [{ Purpose: 'HeartRate' }, {}, {}, {}, {}, injuries, { Purpose: 'Contact' }] },
      'consents.ofClubUser': { params: { id: club, userId: athlete }, answer: ['Health', 'Injuries'] },
      'consents.set': {
        ...user,
        body: [{ ...injuries, Granted: true, Version: 1 }],
        answer: [{ Granted: false }, {}, {}, {}, {}, { ...injuries, Granted: true }, {}],
      },
      'consents.reads': { ...user, answer: [] },
    };
  },
};
