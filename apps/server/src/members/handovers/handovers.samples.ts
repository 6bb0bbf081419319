import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls({ club, ofDesk, invitation }) {
    const Link = expect.stringContaining('/oidc/handed?token=');
    return {
      'handovers.ofInvitation': { params: { code: invitation }, answer: { Does: 'Account', Link, HeldElsewhere: false } },
      'handovers.ofMember': { params: { id: club, userId: ofDesk }, answer: { Does: 'Account', Link, HeldElsewhere: false } },
    };
  },
};
